import type { Screen } from '#web/app/screens.tsx'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { NoNotices, NoticeList } from './NoticeList.tsx'
import { ParentNoticesDocument } from './ParentNotices.generated.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import type { ViewProps } from '../views.ts'

const notices = [ParentNoticesDocument, { first: 10 }] as const

/** Everything that the centre has written to this family and that still holds. */
export function NoticesView() {
  const query = usePages(...notices, ({ myNotices }) => myNotices)
  const { shownRows, next } = query
  return (
    <ViewPage
      title="Notices"
      lead="From the centre to you, newest first."
      query={query}
      what="notices"
      count={3}
      height="card"
    >
      {() => (
        <>
          {shownRows.length > 0 ? <NoticeList level={2} notices={shownRows} /> : <NoNotices />}
          <MoreRows next={next} label="Show older notices" />
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: NoticesView, first: () => [notices] }
