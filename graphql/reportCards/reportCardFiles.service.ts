import { zip } from 'fflate'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { ofTaught } from '#graphql/data/classScope.ts'
import { inTurn } from '#graphql/platform/files/inTurn.ts'
import { type Sender, senderOf } from '#graphql/platform/pdf/letterhead.ts'
import { PdfDocument } from '#graphql/platform/pdf/pdfDocument.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { isCurrentlyPlaced } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { Download } from '#graphql/platform/rest/route.ts'
import { centre } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openPublished } from './publication.service.ts'
import { cardTitle, type PrintedCard, renderReportCard } from './reportCard.pdf.ts'
import { ReportCard } from './reportCard.model.ts'
import { mayTakeManyReportCards } from './reportCards.policy.ts'
import { cardFileName, lastDayOf, formatTerm } from './reportCards.rules.ts'
import type { BatchQuery } from './reportCards.schema.ts'
import { reportCards } from './reportCards.service.ts'

const documentFor = (sender: Sender, title: string, changedAt: string) =>
  new PdfDocument(sender, { title, subject: 'Report card', changedAt: new Date(changedAt) })

async function pdfOf(sender: Sender, printed: PrintedCard) {
  const { card, child } = printed
  const document = documentFor(sender, cardTitle(printed), card.updatedAt)
  renderReportCard(document, printed)
  return new Download(await document.finish(), cardFileName(card, child), 'application/pdf')
}

/** A report card as a PDF; when a parent fetches it, it counts as seen. */
export async function reportCardPdf(context: Context, id: number): Promise<Download> {
  const card = await openPublished(context, reportCards, id)
  const child = await Child.query(context.db).findById(card.childId).throwIfNotFound()
  const className = (await classOfTerm(context))(card, child)
  const sender = senderOf(await centre(context))
  return inTurn(context, () => pdfOf(sender, { card, child, className }))
}

/** The name of the class in which a child was when the term of its card ended; a child who had left by then, where it was last. */
async function classOfTerm(context: Context) {
  const names = new Map((await Class.query(context.db)).map(({ id, name }) => [id, name]))
  return (card: ReportCard, { placements }: Child): string | null =>
    names.get(placements.findLast(({ fromDate }) => fromDate <= lastDayOf(card))?.classId ?? 0) ?? null
}

/** The cards of a term, of the children who are in a class now or of all that somebody teaches, by name. */
async function cardsOf(
  context: Context,
  viewer: SignedIn,
  { term, year, classId }: BatchQuery,
): Promise<PrintedCard[]> {
  const children = Child.query(context.db)
    .whereNull('deletedAt')
    .modify(ofTaught(context, viewer, 'id'))
    .orderByRaw(wordOrder('last_name', 'first_name'))
    .orderBy('id')
  if (classId !== undefined)
    children.whereRaw(isCurrentlyPlaced(':today', 'class_id = :classId'), { today: todayInJohannesburg(), classId })
  const written = await ReportCard.query(context.db).where({ term, year, deletedAt: null, isDraft: false })
  const cards = new Map(written.map((card) => [card.childId, card]))
  const classNameOf = await classOfTerm(context)
  return (await children).flatMap((child) => {
    const card = cards.get(child.id)
    return card ? [{ card, child, className: classNameOf(card, child) }] : []
  })
}

/** How far a batch is; the last one hands over the file. */
export interface BatchStep {
  done: number
  total: number
  file?: Download<Buffer>
}

/** Two children of one name get two files. */
function uniqueName(name: string, used: ReadonlySet<string>, again = 2): string {
  const wanted = again === 2 ? name : name.replace(/\.pdf$/, ` (${again - 1}).pdf`)
  return used.has(wanted) ? uniqueName(name, used, again + 1) : wanted
}

const zipped = (files: Record<string, Uint8Array>) =>
  new Promise<Buffer>((resolve, reject) => {
    // a PDF is compressed already
    zip(files, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))))
  })

async function* zipOf(context: Context, sender: Sender, cards: PrintedCard[], name: string): AsyncGenerator<BatchStep> {
  const files: Record<string, Uint8Array> = {}
  for (const [index, card] of cards.entries()) {
    const file = await inTurn(context, () => pdfOf(sender, card))
    files[uniqueName(file.name, new Set(Object.keys(files)))] = file.content
    yield { done: index + 1, total: cards.length }
  }
  const file = new Download(await zipped(files), `${name}.zip`, 'application/zip')
  yield { done: cards.length, total: cards.length, file }
}

async function* printOf(
  context: Context,
  sender: Sender,
  cards: PrintedCard[],
  name: string,
): AsyncGenerator<BatchStep> {
  const [first, ...others] = cards as [PrintedCard, ...PrintedCard[]]
  const latest = cards.map(({ card }) => card.updatedAt).sort()
  const document = documentFor(sender, cardTitle(first), latest.at(-1) ?? first.card.updatedAt)
  await inTurn(context, async () => renderReportCard(document, first))
  yield { done: 1, total: cards.length }
  for (const [index, card] of others.entries()) {
    await inTurn(context, async () => {
      document.next(cardTitle(card))
      renderReportCard(document, card)
    })
    yield { done: index + 2, total: cards.length }
  }
  const file = new Download(await inTurn(context, () => document.finish()), `${name}.pdf`, 'application/pdf')
  yield { done: cards.length, total: cards.length, file }
}

/** The ends of the batches of an account that wait or are being made, also for somebody who has left the page since. */
const endsOf = new Map<number, Promise<void>[]>()
const mostBatches = 4

/** Of one account one batch is made after the other: each holds all of its cards in memory until its file is there. */
async function* alone(id: number, steps: AsyncGenerator<BatchStep>): AsyncGenerator<BatchStep> {
  const before = endsOf.get(id) ?? []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  endsOf.set(id, [...before, ended])
  await before.at(-1)
  try {
    yield* steps
  } finally {
    end()
    endsOf.set(id, endsOf.get(id)?.slice(1) ?? [])
  }
}

/** @throws AppError NOT_FOUND when there are none, TOO_MANY_REQUESTS; both before the answer begins */
export async function reportCardBatch(context: Context, query: BatchQuery): Promise<AsyncGenerator<BatchStep>> {
  const viewer = authorise(context, mayTakeManyReportCards)
  if ((endsOf.get(viewer.id) ?? []).length >= mostBatches)
    throw new AppError('TOO_MANY_REQUESTS', 'Report cards are already being prepared for you.', { retryAfter: 5 })
  const cards = await cardsOf(context, viewer, query)
  const [first] = cards
  if (!first) throw new AppError('NOT_FOUND', `There are no report cards for ${formatTerm(query)} here yet.`)
  await inTurn(context, async () => undefined)
  const sender = senderOf(await centre(context))
  const whose = query.classId === undefined ? '' : ` ${first.className ?? ''}`
  const name = `Report cards ${formatTerm(query)}${whose}`
  return alone(viewer.id, (query.as === 'zip' ? zipOf : printOf)(context, sender, cards, name))
}
