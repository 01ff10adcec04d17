import { childName } from '#web/admin/shared/format.ts'
import { useToday } from '#web/app/useToday.ts'
import type { useAddress } from '../../attendance/parts/useAddress.ts'
import { ClassOfRoom } from '../myRoom/ClassOfRoom.tsx'
import { ClassMoments } from './ClassMoments.tsx'
import type { MomentUploads } from './useMomentUploads.ts'

interface MomentsSectionProps {
  address: ReturnType<typeof useAddress>
  uploads: MomentUploads
}

/** Moments in My room: what was seen in a class of the teacher, for the families of the children in it. */
export function MomentsSection({ address, uploads }: MomentsSectionProps) {
  const today = useToday()
  return (
    <ClassOfRoom address={address} date={today} empty="Once a class has children, its moments will appear here.">
      {({ classId }, entries) => (
        <ClassMoments
          key={classId}
          classId={classId}
          offered={entries.map((child) => ({ id: child.childId, name: childName(child) }))}
          uploads={uploads}
        />
      )}
    </ClassOfRoom>
  )
}
