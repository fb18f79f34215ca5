export const allergenAdvice =
  'Tell our team about allergies before you order, each time you come. Recipes change, and all 14 allergens are used in our kitchens, so no dish can be promised to be free from any of them.';

/** The note above the allergen guide. */
export const allergensNote = `
<p>Tell the team about your allergy <strong>before you order, each time</strong>. Our kitchens are small: nuts, peanuts, sesame, soya, fish and shellfish are in the air, and woks, fryers and boards are shared.</p>
<h2>How to read the guide</h2>
<ul>
<li><strong>Contains</strong>: it is in the recipe.</li>
<li><strong>May contain</strong>: it is not in the recipe, but can get in, for example through a shared fryer.</li>
<li><strong>None declared</strong>: the kitchen has checked the recipe and did not find it. It is not a promise that no trace is there.</li>
<li><strong>Unknown</strong>: the kitchen has not declared it yet. Treat it as if the dish contained it.</li>
</ul>
<h2>What tags mean</h2>
<p>Tags such as <em>Made without milk</em> and <em>No gluten-containing ingredients</em> say what is in the recipe. They do not say that a dish is safe for someone with an allergy or with coeliac disease. <em>Vegan</em> dishes can contain traces of milk, egg, fish or shellfish.</p>
<p>Cereals that contain gluten are named in the notes of each dish, and so are the kinds of nuts. The kitchens check the guide every Monday. Adults need around 2000 kcal a day.</p>
`.trim();

export const signUpThanks = `
<p>Everybody who joins gets a message with a link of their own. Keep yours to yourself, because whoever has it sees what we know of you.</p>
<p>If it is not there within ten minutes, look among the unwanted mail. You can change what you hear about, or leave, by that link at any time.</p>
`.trim();

export const careersIntro = `
<p>We are nine hundred cooks, waiters, bartenders, porters and hosts, in kitchens that smell of lemongrass. You need not know the food when you come: we teach it, at a table, with everyone tasting.</p>
<ul>
<li><strong>Pay</strong> is above the real living wage, and tips are shared equally, kitchen and porters included.</li>
<li><strong>Rotas</strong> are out three weeks ahead. Nobody closes late and opens early the next day.</li>
<li><strong>Food</strong> is cooked for the team before every shift, and eaten sitting down.</li>
<li><strong>Growing</strong>: courses are paid, and so are the hours you sit in them.</li>
</ul>
`.trim();
