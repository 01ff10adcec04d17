/** Whether a host name or address is this machine itself, which nobody else can reach. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
