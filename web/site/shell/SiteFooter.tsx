import { Globe, Mail, MapPin, Phone } from 'lucide-react'
import { useId } from 'react'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { callLink } from '#web/shared/brand/reach.ts'
import { classes } from '#web/ui/layout.ts'
import { column } from '../parts/parts.css.ts'
import { Wave } from '../parts/Band.tsx'
import type { CentreContact, ProgramLink } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { websiteLink } from '../wording.ts'
import * as styles from './SiteShell.css.ts'
import { SocialLinks } from './SocialLinks.tsx'

const quickLinks = [
  { title: 'About Us', to: sitePaths.about },
  { title: 'Gallery', to: sitePaths.gallery },
  { title: 'Enroll Now', to: sitePaths.enroll },
  { title: 'Contact Us', to: sitePaths.contact },
  { title: 'Parent Portal', to: sitePaths.parentLogin },
  { title: 'Admin Portal', to: sitePaths.adminLogin },
]

function LinkList({ title, links }: { title: string; links: { title: string; to: string }[] }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ title: label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SiteFooterProps {
  centre: CentreContact
  programs: ProgramLink[]
  /** The year of the copyright line: today's, in the centre's time zone. */
  year: number
}

export function SiteFooter({ centre, programs, year }: SiteFooterProps) {
  const links = [
    { icon: Phone, text: centre.phone, href: callLink(centre.phone) },
    { icon: Mail, text: centre.email, href: `mailto:${centre.email}` },
    { icon: Globe, text: centre.website, href: websiteLink(centre.website) },
  ]
  return (
    <footer className={styles.footer}>
      <Wave tone="footer" />
      <div className={classes(column, styles.grid)}>
        <div className={styles.about}>
          <Brand centre={centre} on="dark" />
          <p>
            Loving care and early learning for children from 4 months to 6 years old, in the heart of {centre.city}.
          </p>
          <SocialLinks centre={centre} item={styles.round} list={styles.social} />
        </div>
        <LinkList
          title="Our Programs"
          links={programs.map(({ slug, title }) => ({ title, to: sitePaths.program(slug) }))}
        />
        <LinkList title="Quick Links" links={quickLinks} />
        <div>
          <h2 className={styles.title}>Contact</h2>
          <ul>
            {centre.street && (
              <li>
                <span>
                  <MapPin aria-hidden />
                  {centre.street}, {centre.area}
                </span>
              </li>
            )}
            {links.map(
              ({ icon: Icon, text, href }) =>
                text && (
                  <li key={href}>
                    <a href={href}>
                      <Icon aria-hidden />
                      {text}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
        <div className={styles.end}>
          <span className={styles.copyright}>{`© ${year} ${centre.fullName}`}</span>
          <span className={styles.legal}>
            <a href={sitePaths.privacy}>Privacy</a>
            <a href={sitePaths.terms}>Terms</a>
          </span>
        </div>
      </div>
    </footer>
  )
}
