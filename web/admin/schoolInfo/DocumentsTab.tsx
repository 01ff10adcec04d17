import { useMutation } from '@apollo/client/react'
import { FileText, RotateCcw } from 'lucide-react'
import { documentType, formatFileSize } from '#graphql/platform/files/files.rules.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { momentInText } from '#web/admin/shared/format.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { UploadList } from '#web/shared/uploads/UploadList.tsx'
import { useUploads } from '#web/shared/uploads/useUploads.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { RestoreDocumentDocument, SchoolDocumentsDocument, type SchoolDocumentsQuery } from './schoolInfo.generated.ts'

type CentreDocument = SchoolDocumentsQuery['centreDocuments'][number]

function DocumentPanel({ document }: { document: CentreDocument }) {
  const { name, title, path, fileName, byteCount, replacedAt } = document
  const [restore, { loading }] = useMutation(RestoreDocumentDocument)
  const { uploads, add, retry, remove } = useUploads({
    url: '/api/admin/documents',
    fields: () => ({ name }),
    onDone: () => toast({ title: 'Document replaced successfully', text: 'Parents can now download it.' }),
  })
  const goBack = () =>
    attempt(
      'Failed to restore document',
      () => restore({ variables: { input: { name } } }),
      'The generated document has been restored',
    )
  return (
    <Panel title={title} aside={<Badge tone={fileName ? 'info' : 'good'}>{fileName ? 'Uploaded' : 'Generated'}</Badge>}>
      <Stack>
        <Text tone="muted">
          {fileName
            ? `${fileName}, ${formatFileSize(byteCount ?? 0)}, uploaded ${momentInText(replacedAt ?? '')}.`
            : "Generated from today's settings, programs and fees."}
        </Text>
        <Inline space={8}>
          <ButtonLink size="small" icon={FileText} href={path} target="_blank">
            Open
          </ButtonLink>
          {fileName && (
            <Button
              size="small"
              icon={RotateCcw}
              pending={loading}
              pendingLabel="Restoring..."
              onClick={() => void goBack()}
            >
              Use generated document
            </Button>
          )}
        </Inline>
        <FileField
          label={`Replace ${title}`}
          hint="A PDF of up to 10 MB."
          accept={documentType}
          onFiles={(files) => add(files.slice(0, 1))}
        />
        <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      </Stack>
    </Panel>
  )
}

/** The three documents that parents download. */
export function DocumentsTab() {
  const query = useScreenQuery(SchoolDocumentsDocument)
  return (
    <QueryState query={query} what="documents">
      {({ centreDocuments }) => (
        <Grid columnsOf={320}>
          {centreDocuments.map((document) => (
            <DocumentPanel key={document.name} document={document} />
          ))}
        </Grid>
      )}
    </QueryState>
  )
}
