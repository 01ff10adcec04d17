import type { Screen } from '#web/app/screens.tsx'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChild } from '../family/chosenChild.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import type { ViewProps } from '../views.ts'
import { MomentCard } from './MomentCard.tsx'
import { ParentMomentsDocument } from './moments.generated.ts'
import * as styles from './Moments.css.ts'
import { byDay, formatDay, type FamilyChild, type OwnMoment } from './moments.ts'

const moments = [ParentMomentsDocument, { first: 20 }] as const

/** Why no moment is shown. */
function emptyText(child: FamilyChild | undefined, hasMore: boolean): string {
  if (!child) return 'No moments yet. Teachers share pictures and observations here.'
  return hasMore
    ? `${child.firstName} is not in any of the latest moments. There may be older ones.`
    : `No moments for ${child.firstName} yet. Teachers share pictures and observations here.`
}

function NoMoments({ child, hasMore }: { child: FamilyChild | undefined; hasMore: boolean }) {
  return (
    <Card pad="none">
      <EmptyState picture={<img src="/art/empty-pictures.svg" alt="" width={160} height={120} loading="lazy" />}>
        {emptyText(child, hasMore)}
      </EmptyState>
    </Card>
  )
}

/** What the teachers saw of the own children, in words and pictures, the last moment first. */
export function MomentsView({ viewer, search, today }: ViewProps) {
  const query = usePages(...moments, ({ myMoments }) => myMoments)
  const { shown: read, shownRows, next } = query
  const family = read?.data.myChildren ?? []
  const child = chosenChild(search, family)
  const isShown = ({ children }: OwnMoment) => !child || children.some(({ id }) => id === child.id)
  const shown = shownRows.filter(isShown)
  return (
    <ViewPage
      title="Moments"
      lead="What the teachers share with you, newest first."
      query={query}
      what="moments"
      count={2}
      height="block"
    >
      {() => (
        <>
          <ChildChips family={family} search={search} />
          {shown.length > 0 && (
            <div className={styles.days}>
              {byDay(shown).map(({ date, moments: ofDay }) => (
                <section key={date} aria-labelledby={`day-${date}`} className={styles.day}>
                  <Heading level={2} look="h3" id={`day-${date}`}>
                    {formatDay(date, today)}
                  </Heading>
                  <ul className={styles.list}>
                    {ofDay.map((moment) => (
                      <MomentCard
                        key={moment.id}
                        moment={moment}
                        family={family}
                        ownName={`${viewer.firstName} ${viewer.lastName}`}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
          {family.length > 0 && shown.length === 0 && <NoMoments child={child} hasMore={next.hasMore} />}
          <MoreRows next={next} label="Show more moments" />
          {family.length === 0 && <NoChildren />}
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: MomentsView, first: () => [moments] }
