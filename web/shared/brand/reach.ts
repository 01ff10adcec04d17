/** Calls a number, which is as somebody wrote it and never left out for being unusual. */
export const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export interface Chat {
  /** Digits in international form without a plus, as WhatsApp links want them; empty where the centre has none. */
  whatsapp: string
  /** Text that the chat starts with. */
  whatsappGreeting: string
}

/** Opens a WhatsApp chat with the centre, which begins with its greeting or words of the place; undefined where it has no number for that. */
export const chatLink = ({ whatsapp, whatsappGreeting }: Chat, text = whatsappGreeting) =>
  whatsapp ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}` : undefined
