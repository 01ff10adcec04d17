import { column, type Font, ink, page } from './look.ts'

export interface TextOptions {
  font?: Font
  size?: number
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right' | 'center'
  gap?: number
}

/** Height that a text takes. */
export function heightOf(
  pdf: PDFKit.PDFDocument,
  text: string,
  { font = 'text', size = 10.5, width = column, gap = 2.5 }: TextOptions = {},
) {
  return pdf.font(font).fontSize(size).heightOfString(text, { width, lineGap: gap })
}

/** Sets a text where it is told to. */
export function put(pdf: PDFKit.PDFDocument, text: string, y: number, options: TextOptions = {}) {
  const { font = 'text', size = 10.5, colour = ink.text, x = page.margin, width = column, gap = 2.5 } = options
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, { width, align: options.align ?? 'left', lineGap: gap })
}

/** The largest size, up to the one wished for, at which a text stays on one line. */
export function fittingSize(pdf: PDFKit.PDFDocument, text: string, font: Font, wished: number, width: number) {
  const taken = pdf.font(font).fontSize(wished).widthOfString(text)
  return taken <= width ? wished : Math.max(9, (wished * width) / taken)
}
