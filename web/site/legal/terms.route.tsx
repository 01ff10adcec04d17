import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { PageContent } from '../loadContent.ts'
import type { CentreContact, FeeTerms } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { sitePaths } from '../sitePaths.ts'
import { daySpan, rand } from '../wording.ts'
import { LegalPage, Part } from './LegalPage.tsx'

export function Component() {
  const content = usePage<Pick<PageContent, 'fees'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame
      title="Terms and Conditions"
      canonical="/terms"
      description={`Terms and conditions of ${centre.fullName}.`}
    >
      <TermsPage centre={centre} fees={content.fees} />
    </SiteFrame>
  )
}

/** The terms that the checkbox of the enrollment form refers to. */
export function TermsPage({ centre, fees }: { centre: CentreContact; fees: FeeTerms }) {
  return (
    <LegalPage
      title="Terms and Conditions"
      lead={`What you and ${centre.fullName} promise each other when you enroll a child.`}
    >
      <Part title="Applying and enrolling">
        <p>
          Sending the enrollment form is an application. A place is yours once we have confirmed it in writing and the
          registration fee of {rand(fees.registrationFeeCents)} per child has been paid. Please be open with us about
          your child's age, health and needs, and tell us when something changes.
        </p>
      </Part>
      <Part title="Hours, drop-off and pick-up">
        <p>
          The program day runs Monday to Friday, {daySpan(centre.programHours)}. The centre is open{' '}
          {daySpan(centre.centreHours)} for early drop-off and late pick-up, and closed on weekends and public holidays.
          Every arrival and departure is recorded. A child leaves only with a person whom you have named; we may ask for
          an identity document.
        </p>
      </Part>
      <Part title="Fees">
        <ul>
          <li>Fees are due monthly in advance, by the due date on the invoice, with the reference printed on it.</li>
          <li>Every child in a family after the first pays {fees.siblingDiscountPercent}% less.</li>
          <li>Absence, illness and public holidays do not reduce the monthly fee.</li>
          <li>We announce fee changes at least two months ahead.</li>
          <li>If paying becomes difficult, speak to us early. We can usually come to an arrangement.</li>
        </ul>
      </Part>
      <Part title="Health and safety">
        <ul>
          <li>Please keep a child with fever, vomiting, diarrhoea or a contagious illness at home.</li>
          <li>We give medicine only with your written instruction and in its original packet.</li>
          <li>In an emergency we call for help first and then phone you straight away.</li>
        </ul>
      </Part>
      <Part title="Activities and consent">
        <p>
          By ticking the box on the form you agree that your child takes part in the centre's activities on its
          premises. Outings, photos and medical treatment need separate consents, which you can give or withdraw in the
          parent portal at any time.
        </p>
      </Part>
      <Part title="Leaving">
        <p>
          Either side may end the enrollment with one calendar month's notice in writing. Any credit left on the account
          is refunded within 30 days.
        </p>
      </Part>
      <Part title="Your information">
        <p>
          Our <TextLink to={sitePaths.privacy}>privacy notice</TextLink> explains how we use your information.
        </p>
      </Part>
      <Part title="Law and changes">
        <p>
          The law of the Republic of South Africa applies, and nothing here takes away a right that it gives you. When
          these terms change, we tell enrolled families a month ahead; the version you accepted is recorded with your
          application.
        </p>
      </Part>
    </LegalPage>
  )
}
