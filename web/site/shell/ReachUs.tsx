import { Phone } from 'lucide-react'
import { usePage } from '#web/app/page.ts'
import { callLink, chatLink } from '#web/shared/brand/reach.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import type { CentreContact } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import * as styles from './SiteShell.css.ts'
import { SocialIcon } from './SocialLinks.tsx'

/** The floating chat button; on phones a bar with Call, WhatsApp and Enroll Now takes its place. */
export function ReachUs({ centre }: { centre: CentreContact }) {
  const chat = chatLink(centre)
  // there the page's own button, or the form itself, is the way on
  const enrolling = usePage().pathname === sitePaths.enroll
  return (
    <aside aria-label="Reach us">
      {chat && (
        <a
          className={styles.floating}
          href={chat}
          target="_blank"
          rel="noopener"
          aria-label="Chat with us on WhatsApp (opens in a new tab)"
        >
          <SocialIcon of="whatsapp" size={32} />
        </a>
      )}
      <div className={styles.bar}>
        {centre.phone && (
          <ButtonLink href={callLink(centre.phone)} icon={Phone}>
            Call
          </ButtonLink>
        )}
        {chat && (
          <ButtonLink href={chat} target="_blank">
            <SocialIcon of="whatsapp" />
            WhatsApp
          </ButtonLink>
        )}
        {enrolling ? (
          <ButtonLink to={sitePaths.contact}>Visit us</ButtonLink>
        ) : (
          <ButtonLink tone="primary" to={sitePaths.enroll}>
            Enroll Now
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}
