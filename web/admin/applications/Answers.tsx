import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { AGE_GROUPS, labelOf } from '#graphql/values/ageGroups.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { formatAppointment, exactMoment } from '#web/admin/shared/format.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { ApplicationQuery } from './applications.generated.ts'
import { formatExactAge, companionOf, isUnborn, programLabel, statusOf } from './application.ts'

type Application = ApplicationQuery['application']

function Group({ title, entries }: { title: string; entries: { term: string; value: ReactNode }[] }) {
  return (
    <Stack as="section" space={8} label={title}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <DefinitionList entries={entries} />
    </Stack>
  )
}

/** What its status comes with: tour, offer, place on the waiting list. */
function arrangements(application: Application) {
  const { tourAt, offerUntil, waitlistPosition, offerClass, offerFirstDay, offerDayPlan, offerFeeCents } = application
  const { offerAcceptedAt } = application
  const status = statusOf(application)
  return [
    ...(tourAt ? [{ term: 'Tour', value: formatAppointment(tourAt) }] : []),
    ...(offerClass && offerFirstDay && status === 'offered'
      ? [
          { term: 'Offered', value: `${offerClass.name}, ${dayPlanLabels[offerDayPlan as DayPlan].toLowerCase()}` },
          { term: 'First day', value: formatDate(offerFirstDay) },
          ...(offerFeeCents ? [{ term: 'Monthly fee', value: formatRand(offerFeeCents) }] : []),
        ]
      : []),
    ...(offerUntil && status === 'offered' ? [{ term: 'Offer valid until', value: formatDate(offerUntil) }] : []),
    ...(offerAcceptedAt ? [{ term: 'Accepted', value: exactMoment(offerAcceptedAt) }] : []),
    ...(waitlistPosition ? [{ term: 'Waiting list position', value: String(waitlistPosition) }] : []),
  ]
}

const unknown = 'Not given yet'

/** Everything that the parent wrote. */
export function Answers({ application }: { application: Application }) {
  const { phone, email, dayPlan, siblingNames } = application
  const dial = phone && phoneLink(phone)
  return (
    <Stack space={24}>
      <Group
        title="Place requested"
        entries={[
          {
            term: 'Program',
            value: <Badge tone={companionOf(application.program)}>{programLabel(application.program)}</Badge>,
          },
          { term: 'Preferred start', value: formatDate(application.startDate) },
          { term: 'Days', value: dayPlan ? dayPlanLabels[dayPlan as DayPlan] : unknown },
          { term: 'Siblings here', value: siblingNames ?? 'None given' },
          ...arrangements(application),
        ]}
      />
      <Group
        title="Child"
        entries={[
          {
            term: 'Date of birth',
            value: isUnborn(application)
              ? formatExactAge(application.childDob)
              : `${formatDate(application.childDob)} (${formatExactAge(application.childDob)})`,
          },
          { term: 'Age group', value: labelOf(AGE_GROUPS, application.childAge) },
          {
            term: 'Allergies or conditions',
            value: application.allergies ? (
              <Badge tone="danger" icon={TriangleAlert}>
                {application.allergies}
              </Badge>
            ) : (
              'None given'
            ),
          },
        ]}
      />
      <Group
        title="Parent"
        entries={[
          { term: 'Name', value: application.parentName },
          { term: 'Phone', value: dial ? <TextLink href={dial}>{formatPhone(phone)}</TextLink> : (phone ?? unknown) },
          { term: 'E-mail', value: email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : unknown },
          { term: 'Address', value: application.address ?? unknown },
        ]}
      />
      {application.additionalInfo && (
        <Stack as="section" space={8} label="Additional information">
          <Heading level={2} look="h3">
            Additional information
          </Heading>
          <Text asTyped prose>
            {application.additionalInfo}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}
