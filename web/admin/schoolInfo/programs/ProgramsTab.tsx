import { Pencil } from 'lucide-react'
import { formatRand } from '#graphql/values/money.ts'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { schoolInfoParts } from '../lazyDialogs.ts'
import type { SchoolProgram } from './ProgramDialog.tsx'
import { SchoolProgramsDocument } from '../schoolInfo.generated.ts'
import * as styles from '../SchoolInfo.css.ts'

const ProgramDialog = schoolInfoParts.component('ProgramDialog')

function formatFees({ fullTimeCents, halfDayCents }: SchoolProgram): string {
  const fees = [
    fullTimeCents === null ? null : `${formatRand(fullTimeCents)} full-time`,
    halfDayCents === null ? null : `${formatRand(halfDayCents)} half-day`,
  ].filter((fee) => fee !== null)
  return fees.length > 0 ? fees.join(' · ') : 'No monthly fee'
}

function ProgramCard({ program, onEdit }: { program: SchoolProgram; onEdit: () => void }) {
  const { title, image, imageWidth, imageHeight, ageLabel, ratio, capacity, isActive, tags } = program
  return (
    <li>
      <article className={styles.card}>
        <Picture src={image} alt="" width={imageWidth} height={imageHeight} />
        <div className={styles.body}>
          <Inline space={8} justify="between">
            <Heading level={3}>{title}</Heading>
            <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'On the site' : 'Not offered'}</Badge>
          </Inline>
          <Text size="small" tone="muted">
            {[ageLabel, ratio && `Ratio ${ratio}`, capacity && `${capacity} places`].filter(Boolean).join(' · ')}
          </Text>
          <Text size="small" figures>
            {formatFees(program)}
          </Text>
          <Inline space={4}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Inline>
        </div>
        <div className={styles.foot}>
          <Button size="small" icon={Pencil} aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
        </div>
      </article>
    </li>
  )
}

/** The programs as the site, the forms and the documents show them. */
export function ProgramsTab() {
  const query = useScreenQuery(SchoolProgramsDocument)
  const [openId, setOpenId] = useIdSearchParam('program')
  return (
    <QueryState query={query} what="programs">
      {({ allPrograms, gallery }) => {
        const opened = allPrograms.find(({ id }) => id === openId)
        return (
          <>
            <Grid as="ul" columnsOf={290} keepWidth>
              {allPrograms.map((program) => (
                <ProgramCard key={program.id} program={program} onEdit={() => setOpenId(program.id)} />
              ))}
            </Grid>
            {opened && (
              <DialogHistory value={false}>
                <ProgramDialog key={opened.id} program={opened} pictures={gallery} onClose={() => setOpenId(null)} />
              </DialogHistory>
            )}
          </>
        )
      }}
    </QueryState>
  )
}
