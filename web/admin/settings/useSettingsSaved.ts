import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useFrameChanged } from '#web/app/session.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { SettingsDocument, type SettingsGroupsFragment } from './settings.generated.ts'

/** To be called with what stands there after a save: the forms go on from it, and every page shows it at once. */
export function useSettingsSaved() {
  const { cache } = useApolloClient()
  const frameChanged = useFrameChanged()
  return useCallback(
    async (settings: SettingsGroupsFragment | undefined) => {
      if (settings) cache.writeQuery({ query: SettingsDocument, data: { settings: { ...settings } } })
      toast({ title: 'Settings saved' })
      await frameChanged()
    },
    [cache, frameChanged],
  )
}
