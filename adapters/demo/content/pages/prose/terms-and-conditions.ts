/** Terms and conditions, as rich text. */
export const termsAndConditions = `
<p>These terms hold between you and Pandan Row Restaurants Limited (“we”) when you use this website, book a table, order for collection, use an offer or apply for a job with us. They were last changed on 2 November 2026. Please read them before you book; if something is unclear, write to <a href="mailto:hello@example.com">hello@example.com</a> and we will explain it.</p>
<h2>1. Who we are</h2>
<p>Pandan Row Restaurants Limited is registered in England and Wales. Our registered office is at 61 Frith Court, London W1D 4TD. You can ring any restaurant on the number shown on its page, or <a href="/contact">write to us</a>.</p>
<h2>2. This website</h2>
<p>You may read, print and share the pages of this website for your own use. You may not copy them into another service, take our drawings or our name for your own business, or do anything that keeps the website from working for others.</p>
<p>We check our menus, prices and opening hours every week. Dishes can still run out, and hours can change at short notice. What the restaurant tells you on the day is right; where that leaves you worse off than what you read here, tell the manager and we will put it right.</p>
<h2>3. Booking a table</h2>
<h3>How a booking is made</h3>
<ol>
<li>You choose a restaurant, a day, a time and how many of you are coming.</li>
<li>You give us a name, an email address and a telephone number, so that we can reach you if something changes.</li>
<li>We show you a reference and send it by email. From that moment the table is yours.</li>
</ol>
<p>Some times are marked as a <strong>request</strong>. A request is not a booking until we have answered it, which we do within one working day.</p>
<h3>How long we keep it, and what changing it costs</h3>
<p>We keep a table for fifteen minutes after the time you booked. If you are going to be late, ring us: we will keep it if we can. You can change or cancel without charge until the times in this table.</p>
<table>
<thead><tr><th>People</th><th>Card needed</th><th>Change or cancel without charge until</th><th>Charge after that</th></tr></thead>
<tbody>
<tr><td>1 to 5</td><td>No</td><td>The time of the booking</td><td>None</td></tr>
<tr><td>6 to 8, Covent Garden only</td><td>Yes, as a guarantee</td><td>48 hours before</td><td>£10 for each person who does not come</td></tr>
<tr><td>2 to 8, weekend brunch</td><td>Yes, as a guarantee</td><td>24 hours before</td><td>£5 for each person who does not come</td></tr>
<tr><td>9 to 20, group set menu</td><td>Agreed in writing</td><td>Two days before; for tables asked for later, as agreed</td><td>£15 for each person who does not come</td></tr>
</tbody>
</table>
<p>Where a card is needed, nothing is taken when you book. The card is kept by our payment provider, not by us, and is charged only as the table says. If we cancel, you never pay, and we will help you to find another table.</p>
<h3>Large parties</h3>
<p>Tables for more than twenty people are arranged by a person, not by this website. Use the <a href="/group-booking">group form</a> and we will ring you back.</p>
<h2>4. Food, allergies and drink</h2>
<p>Our kitchens use all fourteen of the allergens that the law names, and they share woks, fryers and boards. The <a href="/allergens">allergen guide</a> says, for each dish, what it contains and what it may contain. Tell the team about an allergy each time you come, before you order, even if you have eaten the dish before: recipes change.</p>
<p>We serve alcohol only to people aged 18 and over, and ask for proof of age of anyone who looks under 25. We may refuse to serve more to someone who has had enough.</p>
<h2>5. Prices and service</h2>
<p>Prices are in pounds and include value added tax. For tables of six and more an optional service charge of 12.5% is added to the bill. It is shared by the whole team, kitchen included, and we will take it off if you ask, without asking why.</p>
<h2>6. Click and collect</h2>
<ul>
<li>Orders are made on our ordering site, which has its own terms for payment.</li>
<li>The time for collection is our best estimate. If we are more than twenty minutes late, you may cancel and have your money back in full.</li>
<li>Hot dishes are meant to be eaten within an hour. Keep cold dishes below 5 °C.</li>
<li>If something is missing or wrong, ring the restaurant on the same day.</li>
</ul>
<h2>7. Offers and vouchers</h2>
<p>Each offer states who may use it, when, and what it leaves out. Those conditions come first; these hold as well.</p>
<ul>
<li>One code is sent for each email address and offer. Asking again sends the same code.</li>
<li>A code may be used once, cannot be sold, and has no value in cash.</li>
<li>Offers cannot be joined with one another unless we say so.</li>
<li>Offers that include alcohol are for people aged 18 and over.</li>
<li>We may end an offer early where the law or a closure of a restaurant makes it necessary. Codes already sent will be honoured elsewhere or replaced.</li>
</ul>
<h2>8. Refer a friend</h2>
<p>You may refer people you know and who would be glad of it: no lists, no posting of codes in public. We send your friend one message, on your behalf, and keep their address only until they answer or for 30 days, whichever is sooner.</p>
<h2>9. Behaviour</h2>
<p>Everyone who eats or works with us should be able to do so in peace. We may ask someone who is abusive to the team or to other guests to leave, and in that case need not serve what was ordered.</p>
<h2>10. Lost things</h2>
<p>We keep what is left behind for 30 days in the restaurant where it was found, and give money and valuables to the police after seven. Please look after your coats and bags: we cannot watch them for you.</p>
<h2>11. Our responsibility to you</h2>
<p>Nothing in these terms takes away rights that you have by law, such as those under the Consumer Rights Act 2015, nor limits what we owe if our carelessness harms you. Apart from that, we are responsible for losses that both of us could have foreseen when you booked, and not for losses of a business.</p>
<p>We are not responsible for what we cannot influence: a flood, a power cut, a closed road. If such a thing happens, we will tell you as soon as we can and return anything you have paid for what we could not provide.</p>
<h2>12. Your information</h2>
<p>How we use your information stands in the <a href="/privacy-policy">privacy policy</a>, and what we keep in your browser in the <a href="/cookies">cookie policy</a>.</p>
<h2>13. Complaints</h2>
<p>Tell the manager first, there and then: most things can be put right at the table. If it cannot, write to us with the restaurant, the day and what happened. We answer within five working days.</p>
<h2>14. The law</h2>
<p>These terms follow the law of England and Wales. If you live in Scotland or Northern Ireland, you may also go to the courts there. If one of these terms turns out not to hold, the others still do.</p>
`.trim();
