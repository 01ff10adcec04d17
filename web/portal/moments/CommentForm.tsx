import { useMutation } from '@apollo/client/react'
import { Send } from 'lucide-react'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import type { CommentInput, commentSchema } from '#graphql/moments/moments.schema.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { CommentOnMomentDocument } from './moments.generated.ts'

const schema = async () => (await import('#graphql/moments/moments.schema.ts')).commentSchema

interface CommentFormProps {
  momentId: number
  onSent: () => void
}

/** A comment on a moment. What is typed stays in the tab until it is sent. */
export function CommentForm({ momentId, onSent }: CommentFormProps) {
  const [comment] = useMutation(CommentOnMomentDocument)
  const form = useSavedForm<z.input<typeof commentSchema>, CommentInput>({
    schema,
    defaultValues: { momentId, text: '' },
    draft: `moment.${momentId}`,
    save: async (input) => {
      await comment({ variables: { input } })
      onSent()
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  return (
    <PageForm form={form} label="Comment on this moment" space={8}>
      <TextArea
        label="Your comment"
        hint="Only the class teachers can read this, not other families."
        {...form.field('text')}
      />
      <Inline justify="end">
        <Button
          type="submit"
          size="small"
          tone="primary"
          icon={Send}
          pending={form.formState.isSubmitting}
          pendingLabel="Sending..."
        >
          Send
        </Button>
      </Inline>
    </PageForm>
  )
}
