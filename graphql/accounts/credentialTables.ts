/**
 * Tables of what opens an account, a part of it or a tablet: each row is one. None of them outlives `revokeAccess`, nor a restore,
 * which would bring back what was ended since.
 */
export const credentialTables = [
  'known_devices',
  'calendar_feeds',
  'passkeys',
  'passkey_challenges',
  'staff_pins',
  'device_pin_failures',
]
