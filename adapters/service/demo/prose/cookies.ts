/** The cookie policy, as rich text. */
export const cookies = `
<p>A cookie is a short text that a website keeps in your browser. Besides cookies, browsers have a local store; the same rules hold for it, and this page covers both. Nothing that is not necessary is stored before you have chosen.</p>
<h2>What is necessary</h2>
<p>These keep the website working. They cannot be switched off here.</p>
<table>
<thead><tr><th>Name</th><th>What it is for</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Your cookie choice</td><td>Remembers that you have answered the banner, and how</td><td>30 days for accept or reject, 365 days for choices of your own</td></tr>
<tr><td>Session number</td><td>A random number that keeps the steps of a booking together</td><td>Until you clear your browser</td></tr>
<tr><td>Popup seen</td><td>Keeps a message from being shown to you twice</td><td>30 days</td></tr>
</tbody>
</table>
<h2>What you may choose</h2>
<ul>
<li><strong>Statistics.</strong> How many people visit which pages, so that we can make them better.</li>
<li><strong>Maps.</strong> The map on the finder comes from another company, which learns your address on the internet when it is shown. The list of restaurants works without it.</li>
<li><strong>Marketing.</strong> Tells us whether someone who saw an advertisement has come to us.</li>
</ul>
<p>Saying no changes nothing about bookings, menus or offers. If your browser sends the Global Privacy Control signal, we take it as no.</p>
<h2>Changing your mind</h2>
<p>Use <strong>Cookie settings</strong> at the foot of every page. You can also delete cookies in your browser; the banner will then ask again. For more about how we use information, read the <a href="/privacy-policy">privacy policy</a>.</p>
`.trim();
