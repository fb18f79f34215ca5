/** The cookie policy, as rich text. */
export const cookies = `
<p>A cookie is a short text that a website keeps in your browser. Besides cookies, browsers have a local store; the same rules hold for it, and this page covers both. Nothing that is not necessary is stored before you have chosen.</p>
<h2>What you may choose</h2>
<ul>
<li><strong>Counting visits.</strong> How many people read which pages, so that we can make them better.</li>
<li><strong>Advertising.</strong> Tells us whether someone who saw an advert has come to us.</li>
<li><strong>Maps, films and posts.</strong> They come from other sites, which learn your address on the internet when they are shown. The plain link beside each works without it.</li>
</ul>
<p>Saying no changes nothing about bookings, menus or offers. If your browser sends the Global Privacy Control signal, we take it as no to advertising, unless you switch that on yourself.</p>
<h2>Changing your mind</h2>
<p>Use <strong>Cookie settings</strong> at the foot of every page. What you withdraw is gone from the next page on, with its cookies. You can also delete cookies in your browser; the banner will then ask again. For more about how we use information, read the <a href="/privacy-policy">privacy policy</a>.</p>
`.trim();
