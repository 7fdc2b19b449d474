// Large keys for the code of a child, and a star for each digit. Without them the field is there to be typed into.

const field = document.querySelector("#password");
const pad = document.querySelector("#keypad");
const stars = document.querySelector(".stars");
const typed = document.querySelector("#typed");

const show = () => (stars.textContent = "★".repeat(field.value.length));

if (pad) {
  pad.addEventListener("click", (event) => {
    const key = event.target.closest("button");
    if (!key) return;
    field.value = key.value ? (field.value + key.value).slice(0, field.maxLength) : field.value.slice(0, -1);
    typed.textContent = field.value.length;
    show();
  });
  // The field keeps the focus where a finger presses, so that a keyboard can go on.
  pad.addEventListener("mousedown", (event) => event.preventDefault());
  field.addEventListener("input", show);
  // The keys of a telephone would cover these.
  field.inputMode = "none";
  for (const part of [pad, stars]) part.hidden = false;
  show();
}
