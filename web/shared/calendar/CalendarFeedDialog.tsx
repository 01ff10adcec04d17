import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { CalendarPlus, Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { OwnCalendarFeedDocument, RenewCalendarFeedDocument } from './calendar.generated.ts'

export interface CalendarFeedDialogProps {
  /** Classes to choose from; what comes without a choice is said in `everything`. */
  classes: readonly { id: number; name: string }[]
  everything: string
  onClose: () => void
}

const failed = (error: unknown) => toast({ tone: 'danger', title: 'Error', text: failureOf(error).message })

/** Where each calendar program takes an address that it reads from then on. `webcal:` opens the one of the device. */
function programsFor(address: string) {
  const webcal = address.replace(/^https?:/, 'webcal:')
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: 'Apple Calendar', href: webcal },
    {
      name: 'Outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}`,
    },
    { name: 'Another calendar', href: webcal },
  ]
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Address copied' })
  } catch {
    toast({ tone: 'info', title: 'Press Ctrl+C to copy the address' })
  }
}

/**
 * How activities come into one's own calendar, and stay up to date there.
 *
 * - **Use it for:** Wherever activities are listed, for parents and for staff.
 * - **Not for:** One activity as a file: a `ButtonLink` to it.
 * - **Parts:** It reads the address of the viewer itself. `classes` are offered where there are two or more;
 *   `everything` names what comes without a choice. Links name the calendars that people have; where they have
 *   another one, `webcal:` opens that of the device, and the address can be copied.
 * - **Accessibility:** As `Dialog`. The address is a field that cannot be changed: it takes the focus and is selected
 *   then. “Copy address” says in a toast that it is copied, or which keys copy it.
 * - **Words:** It says what a new address does to the old one before it is made.
 */
export function CalendarFeedDialog({ classes, everything, onClose }: CalendarFeedDialogProps) {
  const query = useScreenQuery(OwnCalendarFeedDocument)
  const [renew, { loading }] = useMutation(RenewCalendarFeedDocument)
  const [classId, setClassId] = useState('')
  const [asking, setAsking] = useState(false)
  const make = () => renew().catch(failed)
  return (
    <Dialog onClose={onClose} title="Activities in your calendar" size="medium">
      <Stack>
        <Text tone="muted">
          Your phone's or computer's calendar can subscribe to activities and closed days at your personal calendar
          address, and stays up to date.
        </Text>
        <QueryState query={query} label="Loading your address" failed="Your address could not be loaded." count={1}>
          {({ calendarFeed: feed }) => {
            const address = feed && `${feed.address}${classId && `&class=${classId}`}`
            return !address ? (
              <div>
                <Button tone="primary" icon={CalendarPlus} pending={loading} pendingLabel="Creating..." onClick={make}>
                  Create my calendar address
                </Button>
              </div>
            ) : (
              <>
                {classes.length > 1 && (
                  <SelectField
                    label="Includes"
                    value={classId}
                    onChange={(event) => setClassId(event.target.value)}
                    placeholder={everything}
                    options={classes.map(({ id, name }) => ({ value: String(id), label: `${name} only` }))}
                  />
                )}
                <TextField
                  label="Calendar address"
                  hint="Anyone with this address can see the activities. If it falls into the wrong hands, create a new one."
                  readOnly
                  value={address}
                  onFocus={(event) => event.target.select()}
                />
                <Inline as="ul" space={8} label="Add it to">
                  {programsFor(address).map(({ name, href }) => (
                    <li key={name}>
                      <ButtonLink
                        size="small"
                        tone="primary"
                        icon={CalendarPlus}
                        href={href}
                        target={href.startsWith('https:') ? '_blank' : undefined}
                      >
                        {name}
                      </ButtonLink>
                    </li>
                  ))}
                </Inline>
                <Inline space={8}>
                  <Button size="small" icon={Copy} onClick={() => void copy(address)}>
                    Copy address
                  </Button>
                  <Button
                    size="small"
                    tone="quiet"
                    icon={RefreshCw}
                    pending={loading}
                    pendingLabel="Creating..."
                    onClick={() => setAsking(true)}
                  >
                    New address
                  </Button>
                </Inline>
              </>
            )
          }}
        </QueryState>
      </Stack>
      <ConfirmDialog
        open={asking}
        danger
        title="Create a new calendar address?"
        text="Your current address will stop working in every calendar that uses it."
        confirmLabel="Create new address"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void make()
        }}
      />
    </Dialog>
  )
}
