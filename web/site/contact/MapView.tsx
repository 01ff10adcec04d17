import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { NearViewport } from '../parts/NearViewport.tsx'
import type { CentreContact } from '../siteData.ts'
import * as styles from './ContactSection.css.ts'

const host = 'https://www.openstreetmap.org'

interface Place {
  latitude: number
  longitude: number
}

/** Where the centre is; null until it has said so. */
const placeOf = ({ latitude, longitude }: CentreContact): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

function embedAddress({ latitude, longitude }: Place) {
  const box = [longitude - 0.009, latitude - 0.004, longitude + 0.009, latitude + 0.004]
  const search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${host}/export/embed.html?${search}`
}

const mapAddress = ({ latitude, longitude }: Place) =>
  `${host}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** An illustrated map of the neighbourhood: the placeholder of the real one, also where that cannot be loaded. */
function DrawnMap({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawn}
      viewBox="0 0 560 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={styles.green} d="M208 96l72-3 8 92-72 12ZM424 170l90-18 8 70-84 12ZM60 236l96-8 6 70H66Z" />
      <path className={styles.water} d="M450 40c40-8 56 10 44 26s-56 8-44-26Z" />
      <g className={styles.street}>
        <path
          strokeWidth="22"
          d="M-10 220C140 190 260 230 580 150M150-10C170 110 200 200 190 310M400-10C380 110 420 200 440 310"
        />
        <path
          strokeWidth="11"
          d="M-10 100L580 80M40-10L70 310M290-10L310 310M510-10L530 310M-10 160L200 150M300 260L580 240"
        />
      </g>
      <path className={styles.pin} d="M330 86c-22 0-38 17-38 38 0 29 38 60 38 60s38-31 38-60c0-21-16-38-38-38Z" />
      <circle className={styles.hole} cx="330" cy="124" r="25" />
      <image href="/art/logo-mark.svg" x="307" y="101" width="46" height="46" />
    </svg>
  )
}

/** A frame says nothing about a page that did not load, so a small picture of the same host is requested first. */
function useReachable(address: string) {
  const [reachable, setReachable] = useState(false)
  useEffect(() => {
    const probe = new Image()
    probe.onload = () => setReachable(true)
    probe.src = address
    return () => {
      probe.onload = null
    }
  }, [address])
  return reachable
}

function LiveMap({ place, title }: { place: Place; title: string }) {
  // the query tells it from the icon that a browser fetches by itself
  const reachable = useReachable(`${host}/favicon.ico?reachable`)
  if (!reachable) return null
  return <iframe className={styles.live} src={embedAddress(place)} title={title} referrerPolicy="no-referrer" />
}

const searchAddress = ({ street, area }: CentreContact) =>
  `${host}/search?${new URLSearchParams({ query: `${street}, ${area}` })}`

export function MapView({ centre }: { centre: CentreContact }) {
  const place = placeOf(centre)
  const label = `Map: ${centre.street}, ${centre.area}`
  return (
    <div className={styles.map}>
      <DrawnMap label={label} />
      {place && (
        <NearViewport fill before={null} margin="0px">
          <LiveMap place={place} title={label} />
        </NearViewport>
      )}
      <span className={styles.open}>
        <ButtonLink
          size="small"
          icon={ExternalLink}
          iconAt="end"
          href={place ? mapAddress(place) : searchAddress(centre)}
          target="_blank"
        >
          Open in Maps
        </ButtonLink>
      </span>
    </div>
  )
}
