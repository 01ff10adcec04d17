// The number is left here by the pages that were seen with a connection. Where storage is shut off there is none.
try {
  const phone = JSON.parse(localStorage.getItem('centre-phone'))
  if (phone) {
    const call = document.getElementById('call')
    const link = call.querySelector('a')
    link.href = `tel:${phone.replace(/[^+\d]/g, '')}`
    link.textContent = phone
    call.hidden = false
  }
} catch {
  // the page says the rest without it
}
