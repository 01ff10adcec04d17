import { useMutation } from '@apollo/client/react'
import { DoorOpen } from 'lucide-react'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import { useFrame } from '#web/app/session.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { CareSection } from '../../care/CareSection.tsx'
import { useAddress } from '../../attendance/parts/useAddress.ts'
import { RefusedMarks } from '../../attendance/register/RefusedMarks.tsx'
import { registerOf, StudentAttendance } from '../../attendance/register/StudentAttendance.tsx'
import { useMomentUploads } from '../moments/useMomentUploads.ts'
import {
  ChildrenThisWeekDocument,
  MoveToRoomDocument,
  MyDutiesDocument,
  RoomRatiosDocument,
} from './myRoom.generated.ts'
import { RatioStrip } from './RatioStrip.tsx'
import { ThisWeek } from './ThisWeek.tsx'

const MomentsSection = lazyModule(() => import('../moments/MomentsSection.tsx')).component('MomentsSection', () => (
  <SkeletonList label="Loading the moments" count={3} />
))

const failed = 'You have not been moved'

/** Somebody who teaches several classes says which of them she is with: she counts in that room alone. */
function WhereYouAre() {
  const { data } = useScreenQuery(RoomRatiosDocument)
  const [move] = useMutation(MoveToRoomDocument)
  const rooms = data?.roomRatios ?? []
  if (rooms.length < 2) return null
  const here = rooms.find(({ youAreHere }) => youAreHere)
  return (
    <Inline space={12}>
      <Text as="span" weight="strong">
        You are with
      </Text>
      <SegmentedControl
        label="You are with"
        segments={rooms.map(({ classId, name }) => ({ value: String(classId), label: name }))}
        value={here ? String(here.classId) : null}
        onChange={(classId) =>
          void move({ variables: { classId: Number(classId) } }).catch((error: unknown) => tellFailure(failed, error))
        }
      />
    </Inline>
  )
}

/** The day of the classes that somebody teaches: who is in, who may collect them, and whether there are enough staff. */
export function MyRoom() {
  const address = useAddress()
  const query = useScreenQuery(MyDutiesDocument)
  const { viewer } = useFrame()
  const uploads = useMomentUploads()
  const isAdmin = viewer?.role === 'admin'
  const own = query.data?.myDuties.map(({ classId }) => classId) ?? []
  const shown = isAdmin || own.includes(address.classId) ? address : { ...address, classId: null }
  const tabs = [
    {
      id: 'register',
      label: 'Register',
      content: () => (
        <Stack space={20}>
          <StudentAttendance address={shown} />
          <RatioStrip />
        </Stack>
      ),
    },
    { id: 'care', label: 'Care', content: () => <CareSection address={shown} /> },
    { id: 'moments', label: 'Moments', content: () => <MomentsSection address={shown} uploads={uploads} /> },
  ]
  return (
    <QueryState query={query} label="Loading my room" failed="Your classes could not be loaded." count={4} space={20}>
      {() =>
        isAdmin || own.some((classId) => classId !== null) ? (
          <>
            {!isAdmin && (
              <>
                <WhereYouAre />
                <ThisWeek />
              </>
            )}
            <SectionTabs label="My room" tabs={tabs} />
          </>
        ) : (
          <>
            {viewer && <RefusedMarks owner={viewer.id} />}
            <Card>
              <EmptyState icon={DoorOpen} title="You are not teaching a class today">
                The office assigns teachers to classes. Please let them know if this is wrong.
              </EmptyState>
            </Card>
          </>
        )
      }
    </QueryState>
  )
}

export const screen: Screen = {
  Page: MyRoom,
  first: () => [
    [MyDutiesDocument],
    [ChildrenThisWeekDocument],
    registerOf(todayInJohannesburg(), null),
    [RoomRatiosDocument],
  ],
}
