import { OfferForm, type OfferFormProps } from './OfferForm.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'

/** Offers an applicant a place. */
export function OfferDialog(props: Omit<OfferFormProps, 'choices'>) {
  const { application, onClose } = props
  return (
    <PlaceDialog application={application} title={`Offer a place: ${application.childName}`} onClose={onClose}>
      {(choices) => <OfferForm {...props} choices={choices} />}
    </PlaceDialog>
  )
}
