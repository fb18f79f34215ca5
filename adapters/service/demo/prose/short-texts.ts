/** The note above the allergen guide. */
export const allergensNote = `
<p>Tell the team about your allergy <strong>before you order, each time</strong>. Our kitchens are small: nuts, peanuts, sesame, soya, fish and shellfish are in the air, and woks, fryers and boards are shared.</p>
<h2>How to read the guide</h2>
<ul>
<li><strong>Contains</strong>: it is in the recipe.</li>
<li><strong>May contain</strong>: it is not in the recipe, but can get in, for example through a shared fryer.</li>
<li><strong>None declared</strong>: the kitchen has checked the recipe and did not find it. It is not a promise that no trace is there.</li>
<li><strong>Not known</strong>: the kitchen has not declared it yet. Treat it as if the dish contained it.</li>
</ul>
<h2>What tags mean</h2>
<p>Tags such as <em>Made without milk</em> and <em>No gluten-containing ingredients</em> say what is in the recipe. They do not say that a dish is safe for someone with an allergy or with coeliac disease. <em>Vegan</em> dishes can contain traces of milk, egg, fish or shellfish.</p>
<p>Cereals that contain gluten are named in the notes of each dish, and so are the kinds of nuts. The guide was last checked on 16 November 2026. Adults need around 2000 kcal a day.</p>
`.trim();

/** The chain's story. */
export const ourStory = `
<p>In 2009 two cooks took a lease on a shop in Soho with one gas ring and fourteen stools. One had learned rendang from an aunt in Padang, the other phở from a stall in Huế. There was not enough room for two menus, so they wrote one.</p>
<h2>Four kitchens</h2>
<p>Indonesia, Vietnam, Malaysia and Thailand share coconut, lime, chilli and rice, and agree about little else. We keep the differences: Thai curries have their own pastes, pounded each morning; phở has its own stock, twelve hours on the flame; the satay is turned over charcoal by someone who does nothing else that evening.</p>
<h2>One table</h2>
<p>None of it is meant for one person and one plate. Dishes arrive when they are ready and are put in the middle. Leaves are for wrapping, sauces are for arguing about, and the last prawn is a matter of manners.</p>
<h2>The name</h2>
<p>Pandan is a long green leaf that smells of rice and vanilla. It is knotted into the pot, woven into mats, and folded round parcels for the grill. The first shop stood in a row of eight; so does each one since, of some kind: a terrace, an arcade, a line of boathouses.</p>
<h2>Today</h2>
<p>There are more than twenty of us now, from Cardiff to Chelmsford and from Portsmouth to Salford. Each has a head chef who may put three dishes of their own on the board. The stools in Soho are still there, and two of them still wobble.</p>
`.trim();

export const referAFriend = `
<p>The best tables begin with someone saying “you have to try this”. Say it to a friend, and when they have eaten with us, each of you has a main dish for nothing.</p>
<ol>
<li>Leave your e-mail address below. We send you a link of your own.</li>
<li>Pass it on to someone who has not been to us.</li>
<li>They book with it and come. The next day a code is in both your inboxes.</li>
</ol>
<p>At most five friends a year, for people aged 18 and over. The <a href="/terms-and-conditions">terms</a> say the rest.</p>
`.trim();

export const referral = `
<p>Someone thinks that you would like it here. Book a table with this link, order a main dish, and the next one is on us; your friend has one as well.</p>
<p>Not sure what to begin with? Two people do well with chicken satay, tofu summer rolls, a rendang and a pad thai. Put them in the middle.</p>
<p><a href="/#booking">Book a table</a> or <a href="/menu">read the menus</a> first.</p>
`.trim();

export const signUpThanks = `
<p>Thank you. A message is on its way to you: please open it and confirm your address, so that nobody else can sign you up.</p>
<p>If it is not there within ten minutes, look among the unwanted mail. You can change what you hear about, or leave, by the link at the foot of each message.</p>
`.trim();

export const offersIntro =
  '<p>A quick lunch, a slow cocktail, a pudding with a candle in it. Each offer says when it holds and what it leaves out; show it or say it when you order.</p>';

export const signUpIntro =
  '<p>Two messages a month at most: new dishes, tables at short notice, and a pudding on your birthday. E-mail and text messages are separate choices, and you can leave with one click.</p>';

export const careersIntro = `
<p>We are nine hundred cooks, waiters, bartenders, porters and hosts, in kitchens that smell of lemongrass. You need not know the food when you come: we teach it, at a table, with everyone tasting.</p>
<ul>
<li><strong>Pay</strong> is above the real living wage, and tips are shared equally, kitchen and porters included.</li>
<li><strong>Rotas</strong> are out three weeks ahead. Nobody closes late and opens early the next day.</li>
<li><strong>Food</strong> is cooked for the team before every shift, and eaten sitting down.</li>
<li><strong>Growing</strong>: six in ten of our managers began on the floor or at the sink.</li>
</ul>
`.trim();

export const groupBookingIntro = `
<p>Nine people and more share the long-table menu, £34 each: the brass tray, four large dishes in the middle, rice, and something green and sweet to finish. Some restaurants have a room for it; all of them have a table.</p>
<p>Tell us the day, the number of people and what matters to you. Someone rings back within one working day. Up to twenty people can also ask for a time online.</p>
`.trim();
