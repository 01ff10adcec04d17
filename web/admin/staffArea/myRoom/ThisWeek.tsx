import { Cake, Sprout } from 'lucide-react'
import { childName } from '#web/admin/shared/format.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Grow, Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ChildrenThisWeekDocument } from './myRoom.generated.ts'
import { formatBirthday, birthdayThisWeek, isNew, startText } from './thisWeek.ts'

/** Who of the own classes has a birthday this week, and who is new. Nothing where there is neither. */
export function ThisWeek() {
  const today = useToday()
  const query = useScreenQuery(ChildrenThisWeekDocument)
  const lines = (query.data?.children ?? []).flatMap((child) => {
    const birthday = birthdayThisWeek(child.dateOfBirth, today)
    return [
      ...(birthday ? [{ icon: Cake, words: `${childName(child)} ${formatBirthday(birthday, today)}` }] : []),
      ...(isNew(child.enrolledOn, today)
        ? [{ icon: Sprout, words: `${childName(child)} ${startText(child.enrolledOn, today)}` }]
        : []),
    ]
  })
  if (lines.length === 0 && !query.error) return null
  return (
    <QueryState query={query} what="birthdays and new children">
      {() => (
        <Stack as="ul" space={4} label="This week">
          {lines.map(({ icon: Icon, words }) => (
            <Inline as="li" key={words} space={8} wrap={false}>
              <Icon size={16} aria-hidden />
              <Grow>{words}</Grow>
            </Inline>
          ))}
        </Stack>
      )}
    </QueryState>
  )
}
