import { useMutation } from '@apollo/client/react'
import { Copy, FilePlus2, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { childPlace } from '#graphql/academicReports/academicReports.rules.ts'
import { ActionsMenu } from '#web/admin/shared/recordActions.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import {
  DeleteReportTemplateDocument,
  ReportTemplatesDocument,
  RestoreReportTemplateDocument,
} from './academicReports.generated.ts'
import { reportDialogs } from './lazyDialogs.ts'
import { type OwnTemplate, type Template, typeLabel } from './reports.ts'
import * as styles from './Templates.css.ts'

const ReportForm = reportDialogs.component('ReportForm')
const TemplateForm = reportDialogs.component('TemplateForm')

function TemplateCard({ template, onUse, menu }: { template: Template; onUse: () => void; menu: ReactNode }) {
  return (
    <Card as="article">
      <Stack space={12} align="start">
        <div className={styles.head}>
          <Heading level={3}>{template.name}</Heading>
        </div>
        <Badge>{typeLabel(template.type)}</Badge>
        <p className={styles.beginning}>{template.content.replaceAll(childPlace, '(name)')}</p>
        <div className={styles.head}>
          <Button size="small" icon={FilePlus2} aria-label={`Use ${template.name}`} onClick={onUse}>
            Use
          </Button>
          {menu}
        </div>
      </Stack>
    </Card>
  )
}

/** Asks before a template goes. */
function DeleteTemplate({ template: { id, name }, onClose }: { template: OwnTemplate; onClose: () => void }) {
  const [remove] = useMutation(DeleteReportTemplateDocument)
  const [restore] = useMutation(RestoreReportTemplateDocument)
  return (
    <DeleteQuestion
      what="template"
      text={`${name}. Reports that were started from it stay as they are.`}
      remove={() => remove({ variables: { id } })}
      restore={() => restore({ variables: { id } })}
      restored={`${name} was restored`}
      onClose={onClose}
    />
  )
}

type Open =
  | { kind: 'use' | 'copy'; template: Template }
  | { kind: 'add' }
  | { kind: 'edit' | 'delete'; template: OwnTemplate }

/** What reports are started from: seven that every centre has, and the centre's own. */
export function Templates() {
  const query = useScreenQuery(ReportTemplatesDocument)
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  return (
    <QueryState query={query} what="templates" count={4}>
      {(data) => (
        <Stack>
          <div className={styles.bar}>
            <Button size="small" tone="primary" icon={Plus} onClick={() => setOpened({ kind: 'add' })}>
              Add Template
            </Button>
          </div>
          {data.reportTemplates.length > 0 && (
            <Stack space={12}>
              <Heading level={2} look="h3">
                Our templates
              </Heading>
              <Grid as="ul" columnsOf={300} space={12} keepWidth>
                {data.reportTemplates.map((template) => (
                  <li key={template.id}>
                    <TemplateCard
                      template={template}
                      onUse={() => setOpened({ kind: 'use', template })}
                      menu={
                        <ActionsMenu of={template.name}>
                          <MenuItem icon={Pencil} onSelect={() => setOpened({ kind: 'edit', template })}>
                            Edit
                          </MenuItem>
                          <MenuItem icon={Trash2} danger onSelect={() => setOpened({ kind: 'delete', template })}>
                            Delete
                          </MenuItem>
                        </ActionsMenu>
                      }
                    />
                  </li>
                ))}
              </Grid>
            </Stack>
          )}
          <Stack space={12}>
            <Heading level={2} look="h3">
              Standard templates
            </Heading>
            <Grid as="ul" columnsOf={300} space={12} keepWidth>
              {data.standardReportTemplates.map((template) => (
                <li key={template.key}>
                  <TemplateCard
                    template={template}
                    onUse={() => setOpened({ kind: 'use', template })}
                    menu={
                      <Button
                        size="small"
                        tone="quiet"
                        icon={Copy}
                        aria-label={`Copy and edit ${template.name}`}
                        onClick={() => setOpened({ kind: 'copy', template })}
                      >
                        Copy and edit
                      </Button>
                    }
                  />
                </li>
              ))}
            </Grid>
          </Stack>
          {opened?.kind === 'use' && <ReportForm template={opened.template} onClose={close} />}
          {opened?.kind === 'add' && <TemplateForm onClose={close} />}
          {opened?.kind === 'copy' && <TemplateForm copyOf={opened.template} onClose={close} />}
          {opened?.kind === 'edit' && <TemplateForm template={opened.template} onClose={close} />}
          {opened?.kind === 'delete' && <DeleteTemplate template={opened.template} onClose={close} />}
        </Stack>
      )}
    </QueryState>
  )
}
