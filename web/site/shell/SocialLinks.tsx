import { chatLink } from '#web/shared/brand/reach.ts'
import type { CentreContact } from '../siteData.ts'
import { SocialIcon } from './SocialIcon.tsx'

/** The classes come from the place it stands in: a row of round buttons, on dark or on light. */
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
