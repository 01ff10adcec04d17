import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { sizeInWords, totalOf } from '#graphql/uniforms/uniforms.rules.ts'
import { formatRand } from '#graphql/values/money.ts'
import { GarmentPicture } from '#web/shared/uniforms/GarmentPicture.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { portalDialogs } from '../lazyDialogs.ts'
import { EmptyCard } from '../shell/ViewPage.tsx'
import { type BasketLine, type CatalogueItem, isSoldOut, piecesIn, withLine } from './basket.ts'
import type { OrderedFor } from './UniformDialogs.tsx'
import * as styles from './UniformsView.css.ts'

const BasketDialog = portalDialogs.component('BasketDialog')
const ItemDialog = portalDialogs.component('ItemDialog')

const formatPieces = (pieces: number) => (pieces === 1 ? '1 item' : `${pieces} items`)
const formatBasket = (basket: readonly BasketLine[]) =>
  `${formatPieces(piecesIn(basket))}, ${formatRand(totalOf(basket))}`

export interface CatalogueProps {
  items: readonly CatalogueItem[]
  childrenOf: readonly OrderedFor[]
  /** The child that is looked at, if there is one: it is ordered for unless said otherwise. */
  chosen: OrderedFor | undefined
  basket: readonly BasketLine[]
  onBasket: (next: readonly BasketLine[]) => void
  /** An order has been sent. */
  onOrdered: () => void
}

/** What can be ordered, and the basket that one fills. */
export function Catalogue({ items, childrenOf, chosen, basket, onBasket, onOrdered }: CatalogueProps) {
  const [opened, setOpened] = useState<CatalogueItem | 'basket' | null>(null)
  const [added, setAdded] = useState('')
  const close = () => setOpened(null)
  if (items.length === 0)
    return (
      <EmptyCard scene="uniforms" title="The catalogue is empty">
        You will be able to order uniforms here.
      </EmptyCard>
    )
  const pieces = piecesIn(basket)
  return (
    <Stack space={20}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Card as="article" pad="small" label={item.name}>
              <div className={styles.item}>
                <GarmentPicture item={item} />
                <div className={styles.words}>
                  <Heading level={2} look="h3">
                    {item.name}
                  </Heading>
                  <Text weight="strong" figures>
                    {formatRand(item.price)}
                  </Text>
                  {item.description && (
                    <div className={styles.description}>
                      <Text size="small" tone="muted">
                        {item.description}
                      </Text>
                    </div>
                  )}
                </div>
                {isSoldOut(item) ? (
                  <Text tone="muted">Sold out</Text>
                ) : (
                  <Button wide onClick={() => setOpened(item)} aria-label={`Choose ${item.name}`}>
                    Choose
                  </Button>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{added}</span>
      </VisuallyHidden>
      {pieces > 0 && (
        <div className={styles.basket} role="region" aria-label="Your basket">
          <Text figures>
            <b>{formatPieces(pieces)}</b>, {formatRand(totalOf(basket))}
          </Text>
          <Button tone="primary" size="small" icon={ShoppingBag} onClick={() => setOpened('basket')}>
            Order
          </Button>
        </div>
      )}
      {opened === 'basket' && (
        <BasketDialog
          basket={basket}
          childrenOf={childrenOf}
          chosen={chosen}
          onChange={(next) => {
            onBasket(next)
            if (next.length === 0) close()
          }}
          onClose={close}
          onOrdered={() => {
            onBasket([])
            close()
            onOrdered()
          }}
        />
      )}
      {opened !== null && opened !== 'basket' && (
        <ItemDialog
          item={opened}
          onClose={close}
          onAdd={(line) => {
            const next = withLine(basket, line)
            onBasket(next)
            setAdded(`${line.name}, ${sizeInWords(line.size)}, added. In your basket: ${formatBasket(next)}.`)
            close()
          }}
        />
      )}
    </Stack>
  )
}
