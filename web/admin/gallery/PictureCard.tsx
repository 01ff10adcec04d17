import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Ellipsis, Eye, EyeOff, GripVertical, Pencil, Star, Trash2, TriangleAlert } from 'lucide-react'
import { fullName } from '#web/admin/shared/format.ts'
import { Picture as Image } from '#web/shared/pictures/Picture.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { classes } from '#web/ui/layout.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import * as styles from './PictureCard.css.ts'
import { type Category, type Picture, previewAt } from './pictures.ts'

export interface PictureCardActions {
  onOpen: (picture: Picture) => void
  onPublish: (picture: Picture) => void
  onHide: (picture: Picture) => void
  onDelete: (picture: Picture) => void
}

interface PictureCardProps {
  picture: Picture
  category: Category | undefined
  actions: PictureCardActions
  /** Whether it can be put somewhere else: not while a filter hides what is between. */
  canMove: boolean
}

const previewWidth = 480

/** One picture of the gallery with its state and what can be done to it. */
export function PictureCard({ picture, category, actions, canMove }: PictureCardProps) {
  const { id, title, alt, isPublished, isFeatured, withoutConsent } = picture
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !canMove,
  })
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <article className={classes(styles.card, isDragging && styles.carried)}>
        <div className={styles.frame}>
          <button
            type="button"
            aria-label={`Edit ${title}`}
            onClick={() => actions.onOpen(picture)}
            className={classes(styles.open, !isPublished && styles.pale)}
          >
            <Image
              src={previewAt(picture.preview, previewWidth)}
              alt=""
              width={picture.width}
              height={picture.height}
            />
          </button>
          <span className={styles.marks}>
            <Badge tone={isPublished ? 'good' : 'neutral'} icon={isPublished ? Eye : EyeOff}>
              {isPublished ? 'Published' : 'Hidden'}
            </Badge>
            {isFeatured && (
              <Badge tone="marigold" icon={Star}>
                Featured
              </Badge>
            )}
          </span>
        </div>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {alt ? (
            <p className={styles.caption}>{alt}</p>
          ) : (
            <span>
              <Badge tone="warning" icon={TriangleAlert}>
                No caption yet
              </Badge>
            </span>
          )}
          {withoutConsent.length > 0 && (
            <span>
              <Badge tone="danger" icon={TriangleAlert} wrap>
                No photo consent: {withoutConsent.map(fullName).join(', ')}
              </Badge>
            </span>
          )}
          {category && (
            <span>
              <Badge>{category.name}</Badge>
            </span>
          )}
        </div>
        <div className={styles.foot}>
          {canMove && (
            <IconButton
              ref={setActivatorNodeRef}
              icon={GripVertical}
              label={`Move ${title}`}
              {...attributes}
              {...listeners}
            />
          )}
          {isPublished ? (
            <Button size="small" tone="quiet" icon={EyeOff} onClick={() => actions.onHide(picture)}>
              Hide
            </Button>
          ) : (
            <Button size="small" icon={Eye} onClick={() => actions.onPublish(picture)}>
              Publish
            </Button>
          )}
          <span className={styles.end}>
            <Menu button={<IconButton icon={Ellipsis} label={`More for ${title}`} />}>
              <MenuItem icon={Pencil} onSelect={() => actions.onOpen(picture)}>
                Edit
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(picture)}>
                Delete
              </MenuItem>
            </Menu>
          </span>
        </div>
      </article>
    </li>
  )
}
