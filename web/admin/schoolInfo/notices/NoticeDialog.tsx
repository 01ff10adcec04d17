import { useApolloClient, useMutation } from '@apollo/client/react'
import { Mail, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { audienceLabels, audiences } from '#graphql/notices/notices.rules.ts'
import { type NoticeInput, noticeSchema, type NoticeValues } from '#graphql/notices/notices.schema.ts'
import { formatYesNo } from '#web/admin/shared/format.ts'
import { emptyToNull, optionsOf } from '#web/admin/shared/formValues.ts'
import { useMailLeaves, useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { FamilyReachDocument } from '#web/admin/shared/people/people.generated.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { SaveNoticeDocument } from '../schoolInfo.generated.ts'
import { CallDialog, callListOf } from './CallDialog.tsx'
import { type NoticeClass, type SchoolNotice, valuesOf } from './noticeForm.ts'

interface NoticeDialogProps {
  /** The notice to be changed; `null` writes one. */
  notice: SchoolNotice | null
  classes: readonly NoticeClass[]
  onClose: () => void
}

/** As its readers will see it. */
function NoticePreview({ title, message, isUrgent }: Pick<NoticeValues, 'title' | 'message' | 'isUrgent'>) {
  return (
    <Card as="section" pad="small" label="Preview">
      <Stack space={8}>
        <Inline space={8}>
          <Heading level={2} look="h3">
            {title || 'Title'}
          </Heading>
          {isUrgent && (
            <Badge tone="danger" icon={TriangleAlert}>
              Urgent
            </Badge>
          )}
        </Inline>
        <Text tone="muted" asTyped>
          {message || 'The message, as families will read it in the portal.'}
        </Text>
      </Stack>
    </Card>
  )
}

/** A new notice, or another text of one. */
export function NoticeDialog({ notice, classes, onClose }: NoticeDialogProps) {
  const [save] = useMutation(SaveNoticeDocument)
  const tellMail = useTellMail()
  const mailLeaves = useMailLeaves()
  const client = useApolloClient()
  const [called, setCalled] = useState<ReturnType<typeof callListOf>>([])
  /** The notice is out, whether this can be read or not. */
  const readCallList = (classId: number | null) =>
    client.query({ query: FamilyReachDocument, variables: { classId }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => (data ? callListOf(data.familyReach, mailLeaves) : []),
      () => [],
    )
  const form = useSavedForm<NoticeValues, NoticeInput>({
    schema: noticeSchema,
    defaultValues: valuesOf({ ...notice }, notice?.id),
    ...(notice ? { version: notice.version } : {}),
    draft: `notice.${notice?.id ?? 'new'}`,
    labels: {
      title: { label: 'Title' },
      message: { label: 'Message' },
      audience: { label: 'For' },
      classId: { label: 'Class' },
      isUrgent: { label: 'Urgent', format: formatYesNo },
      publishFrom: { label: 'First day' },
      publishUntil: { label: 'Last day' },
      sendMail: { label: 'E-mail' },
    },
    failed: 'Failed to save notice',
    resets: { audience: { classId: null } },
    toValues: (current) => valuesOf(current, notice?.id),
    save: async (input, version) => {
      await save({ variables: { input: { ...input, version } } })
      const title = notice ? 'Notice updated successfully' : 'Notice created successfully'
      if (input.sendMail) void tellMail({ title, text: 'The e-mails are on their way.' })
      else toast({ title })
      const people = input.sendMail && input.audience !== 'staff' ? await readCallList(input.classId ?? null) : []
      if (people.length > 0) setCalled(people)
      else onClose()
    },
  })
  const { field, register, control, setValue } = form
  const [title, message, audience, isUrgent] = useWatch({
    control,
    name: ['title', 'message', 'audience', 'isUrgent'],
  })
  if (called.length > 0) return <CallDialog people={called} text={`${title}\n\n${message}`} onClose={onClose} />
  return (
    <FormDialog
      {...form.formProps}
      title={notice ? 'Edit notice' : 'Add Notice'}
      onClose={onClose}
      saveLabel={notice ? 'Save' : 'Add Notice'}
    >
      <TextField label="Title" {...field('title')} />
      <TextArea label="Message" rows={4} {...field('message')} />
      <Grid columnsOf={200}>
        <SelectField
          label="For"
          options={audiences.map((value) => ({ value, label: audienceLabels[value] }))}
          {...field('audience')}
        />
        {audience === 'class' && (
          <SelectField
            label="Class"
            placeholder="Choose a class"
            options={optionsOf(classes)}
            {...field('classId', emptyToNull)}
          />
        )}
      </Grid>
      <Grid columnsOf={200}>
        <FormField
          as={DateField}
          control={control}
          name="publishFrom"
          label="First day"
          optional
          hint="Leave empty to publish it now."
        />
        <FormField
          as={DateField}
          control={control}
          name="publishUntil"
          label="Last day"
          optional
          hint="Leave empty to show it until it is deleted."
        />
      </Grid>
      <Checkbox
        label="Urgent"
        hint="Shown at the top of the portal and e-mailed at once. Families without e-mail are listed for you to call."
        {...register('isUrgent', { onChange: (event) => setValue('sendMail', event.target.checked === true) })}
      />
      {isUrgent && (
        <Checkbox
          label={
            <>
              <Mail aria-hidden size={14} /> Also send it by e-mail now
            </>
          }
          hint={audience === 'staff' ? 'To all teachers and admins.' : 'To all parents in the audience.'}
          {...field('sendMail')}
        />
      )}
      <NoticePreview title={title} message={message} isUrgent={isUrgent} />
    </FormDialog>
  )
}
