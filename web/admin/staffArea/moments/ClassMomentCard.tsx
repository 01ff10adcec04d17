import { useMutation } from '@apollo/client/react'
import { Pencil, Trash2 } from 'lucide-react'
import { formatObservationArea } from '#graphql/moments/moments.rules.ts'
import { formatDayAndYear } from '#graphql/values/dates.ts'
import { ActionsMenu } from '#web/admin/shared/recordActions.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import { useToday } from '#web/app/useToday.ts'
import { UploadList } from '#web/shared/uploads/UploadList.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ClassMomentPictures } from './ClassMomentPictures.tsx'
import * as styles from './Moments.css.ts'
import { missingText, type Moment, namesIn } from './moments.ts'
import { TellMomentAsItIsDocument } from './moments.generated.ts'
import { Replies } from './Replies.tsx'
import type { MomentUploads } from './useMomentUploads.ts'

/** Pictures that have not arrived: those on their way from here, or the way to go on without them. */
function Missing({ moment, uploads }: { moment: Moment; uploads: MomentUploads }) {
  const [tell, { loading }] = useMutation(TellMomentAsItIsDocument)
  const onTheirWay = uploads.of(moment.id)
  const missing = missingText(moment)
  const isSending = onTheirWay.some(({ state }) => state !== 'failed')
  const tellAsItIs = () =>
    attempt('The moment was not shared', async () => {
      await tell({ variables: { id: moment.id } })
      uploads.giveUp(moment.id)
    })
  return (
    <>
      <UploadList uploads={onTheirWay} onRetry={uploads.retry} onRemove={uploads.remove} />
      {missing && !isSending && (
        <Notice tone="warning" title={missing}>
          <Stack space={8} align="start">
            <p>Families see it once all pictures have arrived. If the others are lost, share it without them.</p>
            <Button pending={loading} pendingLabel="Sharing..." onClick={() => void tellAsItIs()}>
              Share without them
            </Button>
          </Stack>
        </Notice>
      )}
    </>
  )
}

interface MomentCardProps {
  moment: Moment
  uploads: MomentUploads
  onEdit: () => void
  onDelete: () => void
}

/** A moment as staff see it, with what families answered. */
export function ClassMomentCard({ moment, uploads, onEdit, onDelete }: MomentCardProps) {
  const { date, text, area, telling, children, saidByName } = moment
  const today = useToday()
  const day = date === today ? 'Today' : formatDayAndYear(date)
  const names = namesIn(children)
  return (
    <Card as="article" label={`${day}: ${names}`}>
      <Stack space={12}>
        <div className={styles.head}>
          <Inline space={8}>
            <Heading level={2} look="h3">
              {day}
            </Heading>
            {saidByName && <Text tone="muted">by {saidByName}</Text>}
            {area && (
              <Badge tone="sky" wrap>
                {formatObservationArea(area)}
              </Badge>
            )}
          </Inline>
          <ActionsMenu of={`the moment ${names ? `with ${names}` : `of ${day}`}`}>
            <MenuItem icon={Pencil} onSelect={onEdit}>
              Edit
            </MenuItem>
            <MenuItem icon={Trash2} danger onSelect={onDelete}>
              Delete
            </MenuItem>
          </ActionsMenu>
        </div>
        <Text asTyped prose>
          {text}
        </Text>
        <Text size="small" tone="muted">
          {names === '' ? 'No child is tagged in it any more.' : `With ${names}`}
        </Text>
        <ClassMomentPictures moment={moment} />
        <Missing moment={moment} uploads={uploads} />
        {telling === 'at_closing' && date === today && (
          <Text size="small" tone="muted">
            Parents will see this once you close the day.
          </Text>
        )}
        <Replies moment={moment} />
      </Stack>
    </Card>
  )
}
