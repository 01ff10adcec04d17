import { chatLink } from '#web/shared/brand/reach.ts'
import type { CentreContact } from '../siteData.ts'

/** The classes come from the parent: a row of round buttons, on dark or on light. */
export function SocialLinks({ centre, item, list }: { centre: CentreContact; item: string; list: string }) {
  const links = [
    { of: 'facebook', label: 'Facebook', href: centre.facebook },
    { of: 'instagram', label: 'Instagram', href: centre.instagram },
    { of: 'whatsapp', label: 'WhatsApp', href: chatLink(centre) },
  ] as const
  return (
    <div className={list}>
      {links
        .filter(({ href }) => href)
        .map(({ of, label, href }) => (
          <a
            key={of}
            className={item}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${label} (opens in a new tab)`}
          >
            <SocialIcon of={of} />
          </a>
        ))}
    </div>
  )
}

const marks = {
  facebook: (
    <path
      fill="currentColor"
      d="M14 8.5V7c0-.7.4-1 1.1-1H17V2.5h-2.7C11.5 2.5 10 4.2 10 6.7v1.8H7.5V12H10v9.5h4V12h2.7l.6-3.5Z"
    />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <circle cx="16.8" cy="7.2" r="1.3" fill="currentColor" />
    </>
  ),
  whatsapp: (
    <path
      fill="currentColor"
      d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm0 18.2c-1.5 0-2.9-.4-4.2-1.1l-.3-.2-3 .8.8-2.9-.2-.3A8.2 8.2 0 1 1 12 20.2Zm4.6-6.1c-.3-.1-1.5-.7-1.7-.8-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6.7 6.7 0 0 1-3.3-2.9c-.3-.4.3-.4.7-1.3.1-.2 0-.3 0-.5L9.6 8c-.2-.5-.4-.4-.6-.4h-.5c-.2 0-.5.1-.7.3-.7.7-1 1.6-.9 2.5.1 1 .6 1.9 1.2 2.7a10 10 0 0 0 4.3 3.8c1.6.6 2.2.6 3 .5.5-.1 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.2-.3-.2-.6-.4Z"
    />
  ),
}

/** The icon set has no brand marks. */
export function SocialIcon({ of, size = 22 }: { of: keyof typeof marks; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {marks[of]}
    </svg>
  )
}
