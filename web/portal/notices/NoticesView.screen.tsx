import type { Screen } from '#web/app/screens.tsx'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoNotices, NoticeList } from './NoticeList.tsx'
import { ParentNoticesDocument } from './ParentNotices.generated.ts'
import type { ViewProps } from '../views.ts'

const notices = [ParentNoticesDocument, { first: 50 }] as const

/** Everything that the centre has written to this family and that still holds. */
export function NoticesView() {
  const query = usePages(...notices, ({ myNotices }) => myNotices)
  const { data, rows, next } = query
  return (
    <Stack space={20}>
      <div>
        <Heading level={1}>Notices</Heading>
        <Text tone="muted">From the centre to you, newest first.</Text>
      </div>
      {rows.length > 0 && <NoticeList level={2} notices={rows} />}
      <MoreRows next={next} label="Show older notices" />
      {data && rows.length === 0 && <NoNotices />}
      {!data && (
        <QueryState
          query={query}
          label="Loading notices"
          failed="The notices could not be loaded."
          count={3}
          height="card"
        />
      )}
    </Stack>
  )
}

export const screen: Screen<ViewProps> = { Page: NoticesView, first: () => [notices] }
