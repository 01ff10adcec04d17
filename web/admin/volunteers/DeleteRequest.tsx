import { useMutation } from '@apollo/client/react'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { count } from '../shared/people/format.ts'
import { DeleteVolunteerRequestDocument } from './volunteers.generated.ts'
import type { VolunteerRequest } from './request.tsx'

/** Asks before a call for helpers leaves every list: anyone who signed up hears of it. */
export function DeleteRequest({ request, onDone }: { request: VolunteerRequest; onDone: () => void }) {
  const [remove] = useMutation(DeleteVolunteerRequestDocument)
  const { id, version, eventTitle, status, placesTaken } = request
  const told = status === 'active' && placesTaken > 0
  return (
    <DeleteQuestion
      what="volunteer request"
      text={`${eventTitle} leaves every list.${told ? ` ${count(placesTaken, 'person', 'people')} who signed up will be told by e-mail that it does not take place.` : ''} This cannot be undone.`}
      confirmLabel="Delete request"
      remove={() => remove({ variables: { id, version } })}
      onClose={onDone}
    />
  )
}
