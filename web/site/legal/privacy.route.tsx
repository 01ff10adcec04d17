import { useFrame } from '#web/app/session.ts'
import { callLink } from '#web/shared/brand/reach.ts'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { CentreContact } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { LegalPage, Part } from './LegalPage.tsx'

export function Component() {
  const { centre } = useFrame()
  return (
    <SiteFrame
      title="Privacy Notice"
      canonical="/privacy"
      description={`How ${centre.fullName} handles personal information under POPIA.`}
    >
      <PrivacyPage centre={centre} />
    </SiteFrame>
  )
}

/** The notice that section 18 of the Protection of Personal Information Act (POPIA) asks for. */
export function PrivacyPage({ centre }: { centre: CentreContact }) {
  const write = <TextLink href={`mailto:${centre.email}`}>{centre.email}</TextLink>
  return (
    <LegalPage
      title="Privacy"
      lead={`What personal information ${centre.fullName} collects about your family, why, and your rights under the Protection of Personal Information Act (POPIA).`}
    >
      <Part title="Who is responsible">
        <p>
          {centre.fullName}, {centre.street}, {centre.area}. You can reach our information officer at {write} or on{' '}
          <TextLink href={callLink(centre.phone)}>{centre.phone}</TextLink>.
        </p>
      </Part>
      <Part title="What we keep, and why">
        <ul>
          <li>
            <b>When you write to us:</b> your name, e-mail address, phone number, your child's age and your message, to
            answer you.
          </li>
          <li>
            <b>When you apply for a place:</b> your child's name, date of birth, allergies and medical conditions, your
            contact details and address, and the program you want, to decide about the place and to prepare for your
            child.
          </li>
          <li>
            <b>While your child is with us:</b> attendance, progress, reports, bills and payments, because the care of
            your child, our agreement with you and the law require it.
          </li>
          <li>
            <b>In the parent portal:</b> your username, a hashed password that nobody can read, and when you signed in,
            to keep the account safe.
          </li>
        </ul>
      </Part>
      <Part title="Information about health">
        <p>
          Allergies and medical conditions are special personal information. Only the staff who look after your child
          see them, and every view of medical notes is recorded. You share them voluntarily, and without them we may not
          be able to keep your child safe.
        </p>
      </Part>
      <Part title="Photos, outings and medical treatment">
        <p>
          We ask for each of these separately. You can give or withdraw them in the parent portal at any time. When you
          withdraw consent to photos, pictures of your child are removed from our gallery at once.
        </p>
      </Part>
      <Part title="Who else sees it">
        <p>
          We never sell your data, and there are no advertisers. Your own child's information is shown to you and to the
          guardians you have named. We share information with others only where a law or a court requires it, or where
          your child's life is in danger. The map on our contact page comes from OpenStreetMap, which receives your IP
          address when the map is shown.
        </p>
      </Part>
      <Part title="Cookies and your device">
        <p>
          We set two cookies when you sign in: one keeps you signed in, and the other lets your account recognise this
          browser if somebody tries to guess your password. What you type into a form stays in the open tab until you
          send it or close the tab. We do not track visitors.
        </p>
      </Part>
      <Part title="How long we keep it">
        <ul>
          <li>Messages: one year after the last reply.</li>
          <li>Applications that do not lead to a place: one year.</li>
          <li>Records of enrolled children: three years after the child has left.</li>
          <li>Bills and payments: five years, as tax law requires.</li>
        </ul>
      </Part>
      <Part title="Your rights">
        <p>
          You may see what we keep about your family, have it corrected, have it deleted where no law requires us to
          keep it, and object to its use. Write to {write}. If our answer does not satisfy you, you may complain to the
          Information Regulator (South Africa),{' '}
          <TextLink href="https://inforegulator.org.za">inforegulator.org.za</TextLink>.
        </p>
      </Part>
    </LegalPage>
  )
}
