/** The privacy policy, as rich text. */
export const privacyPolicy = `
<p>This policy says what we know about you, why, for how long, and what you can do about it. It was last changed on 2 November 2026. Pandan Row Restaurants Limited, 61 Frith Court, London W1D 4TD, decides how your information is used and is answerable for it. Write to our data protection lead at <a href="mailto:privacy@example.com">privacy@example.com</a>.</p>
<h2>In short</h2>
<ul>
<li>We ask for what a booking, an order, an offer or a job needs, and not more.</li>
<li>We send news only if you have asked for it, and stop when you say so.</li>
<li>We do not sell your information, and we do not make decisions about you by machine alone.</li>
<li>You can see, correct and delete what we hold.</li>
</ul>
<h2>What we collect</h2>
<h3>When you book a table</h3>
<p>Your name, email address and telephone number; the restaurant, day, time and number of people; what you tell us about the occasion; and allergies or needs of access, if you choose to mention them. Information about health is used for that visit only, to keep you safe, and only because you gave it to us for that.</p>
<h3>When you sign up or use an offer</h3>
<p>Your name and email address and, where you wish, your telephone number, birthday, favourite restaurant and interests. Email and text messages are two separate choices; neither is needed for a booking.</p>
<h3>When you write to us</h3>
<p>What you write, the files you add, and how to answer you.</p>
<h3>When you apply for a job</h3>
<p>Your name, email address and telephone number, your answers, your work experience and, where the job asks for it, your CV. Please leave out of it what does not matter for the work, such as your health, faith or family.</p>
<h3>When you visit this website</h3>
<p>The address of your device, the pages asked for and errors, in a log that protects the website. With your agreement, also how pages are used: see the <a href="/cookies">cookie policy</a>.</p>
<p>If you ask which restaurants are near you, your browser tells us where you are to about a kilometre. It is in the address of the page that answers, and nothing that counts visits or advertises runs on that page.</p>
<h2>Why we may use it</h2>
<table>
<thead><tr><th>What for</th><th>Ground in law</th></tr></thead>
<tbody>
<tr><td>Bookings, orders and guarantees by card</td><td>A contract with you</td></tr>
<tr><td>Allergies and needs of access</td><td>Your explicit consent</td></tr>
<tr><td>News and offers by email or text message</td><td>Your consent</td></tr>
<tr><td>Answering questions and complaints</td><td>Our legitimate interest in answering you well</td></tr>
<tr><td>Keeping the website safe</td><td>Our legitimate interest in preventing abuse</td></tr>
<tr><td>Applications for jobs</td><td>Steps before a contract, and our legitimate interest in choosing fairly</td></tr>
<tr><td>Accounts and tax</td><td>A duty in law</td></tr>
</tbody>
</table>
<h2>How long we keep it</h2>
<table>
<thead><tr><th>Information</th><th>Kept for</th><th>Then</th></tr></thead>
<tbody>
<tr><td>Bookings</td><td>24 months after the visit</td><td>Name and contact deleted; the number of people is kept for statistics</td></tr>
<tr><td>Allergies and needs mentioned with a booking</td><td>7 days after the visit</td><td>Deleted</td></tr>
<tr><td>Sign-ups and preferences</td><td>Until you leave, or 36 months without a sign of life</td><td>Deleted; at once when you leave</td></tr>
<tr><td>Voucher codes and the address they went to</td><td>12 months after the offer ends</td><td>Deleted</td></tr>
<tr><td>Questions and complaints</td><td>24 months after the last message</td><td>Deleted</td></tr>
<tr><td>Complaints about illness or injury</td><td>6 years</td><td>Deleted</td></tr>
<tr><td>Applications that did not lead to work</td><td>6 months after the decision</td><td>Deleted, with the CV</td></tr>
<tr><td>Logs of the website</td><td>30 days</td><td>Deleted</td></tr>
<tr><td>Records for tax</td><td>6 years after the end of the year</td><td>Deleted</td></tr>
</tbody>
</table>
<h2>Who else sees it</h2>
<p>Companies that work for us see what they need for it, under contract, and may not use it for themselves: those who host this website, send our email, take card payments and, if you agree, count visits. A card number goes from your browser straight to the payment provider; we never see it.</p>
<p>We give information to an authority only where the law obliges us. If we sold the business, guests’ information would go with it on the same terms, and you would be told before.</p>
<h2>Where it is kept</h2>
<p>In the United Kingdom and the European Economic Area. Where a provider works from elsewhere, we use the contract clauses that the Information Commissioner has approved.</p>
<h2>Your rights</h2>
<ul>
<li><strong>To know.</strong> Ask for a copy of what we hold. It is free, and comes within a month.</li>
<li><strong>To correct.</strong> Tell us what is wrong or missing.</li>
<li><strong>To delete.</strong> We delete what we do not have to keep.</li>
<li><strong>To pause.</strong> Ask us not to use your information while a question is open.</li>
<li><strong>To take away.</strong> Have what you gave us in a form that a machine can read.</li>
<li><strong>To object.</strong> To anything we do in our own interest, and to news at any time.</li>
<li><strong>To change your mind.</strong> Each message has a link to your preferences; what was done before stays lawful.</li>
</ul>
<p>Write to <a href="mailto:privacy@example.com">privacy@example.com</a>. We may ask for something that shows it is you, and nothing more. If you are not content with the answer, you can complain to the <a href="https://ico.org.uk/">Information Commissioner’s Office</a>.</p>
<h2>Children</h2>
<p>This website is not meant for children to use by themselves. We do not knowingly keep information about anyone under 16; if we do, tell us and we delete it. Offers with alcohol are for people aged 18 and over.</p>
<h2>How we protect it</h2>
<p>Connections are encrypted. Few people have access, each with their own key, and each look is recorded. We test our restoring of backups, delete by the table above by machine, and tell you and the Information Commissioner within 72 hours if something goes wrong that could harm you.</p>
<h2>Changes</h2>
<p>If we change this policy in a way that matters to you, we say so on this page for a month beforehand and write to those who have signed up.</p>
`.trim();
