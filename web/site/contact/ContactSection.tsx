import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { useId } from 'react'
import { OpenNow } from '#web/shared/brand/OpenNow.tsx'
import { callLink } from '#web/shared/brand/reach.ts'
import { Blob } from '#web/ui/Blob/Blob.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Band } from '../parts/Band.tsx'
import { FormPlace, FormWaiting } from '../parts/FormWaiting.tsx'
import { HydrateNear } from '../parts/NearViewport.tsx'
import { SocialLinks } from '../shell/SocialLinks.tsx'
import type { CentreContact } from '../siteData.ts'
import { daySpan } from '../wording.ts'
import type { ContactFormProps } from './ContactForm.tsx'
import * as styles from './ContactSection.css.ts'
import { LazyContactForm, preloadContactForm } from './LazyContactForm.tsx'
import { MapView } from './MapView.tsx'

function ContactInfo({ centre }: { centre: CentreContact }) {
  return (
    <ul className={styles.list}>
      <li className={styles.item}>
        <Blob icon={MapPin} tone="coral" />
        <address className={styles.address}>
          <b>{centre.street}</b>
          <span className={styles.second}>{centre.area}</span>
        </address>
      </li>
      <li className={styles.item}>
        <Blob icon={Phone} tone="leaf" />
        <div>
          <b>
            <a href={callLink(centre.phone)}>{centre.phone}</a>
          </b>
          <span className={styles.second}>Someone answers during opening hours</span>
        </div>
      </li>
      <li className={styles.item}>
        <Blob icon={Mail} tone="sky" />
        <div>
          <b>
            <a href={`mailto:${centre.email}`}>{centre.email}</a>
          </b>
          <span className={styles.second}>Message us any time</span>
        </div>
      </li>
      <li className={styles.item}>
        <Blob icon={Clock} tone="marigold" />
        <div>
          <b>{`Monday-Friday ${daySpan(centre.centreHours)}`}</b>
          <span className={styles.second}>Closed on weekends and public holidays</span>
          <b className={styles.now}>
            <OpenNow centre={centre} />
          </b>
        </div>
      </li>
    </ul>
  )
}

/** Where the centre is, and the other ways to reach it. */
export const Reach = ({ centre }: { centre: CentreContact }) => (
  <>
    <MapView centre={centre} />
    <div className={styles.reach}>
      <ContactInfo centre={centre} />
      <SocialLinks centre={centre} list={styles.social} item={styles.round} />
    </div>
  </>
)

interface ContactSectionProps extends ContactFormProps {
  centre: CentreContact
}

export function ContactSection({ centre, onSubmit }: ContactSectionProps) {
  const id = useId()
  return (
    <Band labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.write}>
          <Heading level={2} id={id}>
            Come and say hello
          </Heading>
          <div className={styles.place}>
            <FormPlace centre={centre}>
              <HydrateNear before={<FormWaiting rows={4} />} load={preloadContactForm}>
                <LazyContactForm onSubmit={onSubmit} />
              </HydrateNear>
            </FormPlace>
          </div>
        </div>
        <div className={styles.reach}>
          <Reach centre={centre} />
        </div>
      </div>
    </Band>
  )
}
