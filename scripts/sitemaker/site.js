// SPDX-License-Identifier: MIT
// Opens the list of headings where it is next to the text, and shows the results of the search.
"use strict";

const contents = document.querySelector(".contents details");
if (contents) {
  contents.open = window.matchMedia("(min-width: 72rem)").matches;
}

// Every word must occur; a word in the heading counts more than one in the text.
function points(entry, words) {
  const [title, page, , text] = entry.map((part) => part.toLowerCase());
  let sum = 0;
  for (const word of words) {
    if (title === word || title === `--${word}`) sum += 60;
    else if (title.split(/[^\w]+/).includes(word)) sum += 30;
    else if (title.includes(word)) sum += 12;
    else if (page.includes(word)) sum += 6;
    else if (text.includes(word)) sum += 2;
    else return 0;
  }
  return sum + (title.length < 40 ? 1 : 0);
}

function excerpt(text, words) {
  const place = words.map((word) => text.toLowerCase().indexOf(word)).filter((each) => each >= 0)[0] ?? 0;
  const begin = place < 60 ? 0 : text.lastIndexOf(" ", place - 40) + 1;
  const part = text.slice(begin, begin + 160);
  return (begin > 0 ? "… " : "") + part + (begin + 160 < text.length ? " …" : "");
}

function result(entry, words) {
  const [title, page, place, text] = entry;
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = place;
  link.textContent = !place.includes("#") ? page : `${title} in ${page}`;
  const quote = document.createElement("p");
  quote.textContent = excerpt(text, words);
  item.append(link, quote);
  return item;
}

function showResults(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = searchIndex.map((entry) => [points(entry, words), entry]).filter(([sum]) => sum > 0);
  found.sort((one, other) => other[0] - one[0]);
  const most = 50;
  document.getElementById("search-results").replaceChildren(
    ...found.slice(0, most).map(([, entry]) => result(entry, words)));
  const number = found.length === 1 ? "1 result" : `${found.length} results`;
  const shown = found.length > most ? `; the best ${most} are here` : "";
  document.getElementById("search").hidden = false;
  document.getElementById("search-status").textContent = `${number} for “${query}”${shown}.`;
  document.getElementById("site-query").value = query;
  document.title = `${number} for “${query}” – ${document.title}`;
}

if (document.getElementById("search")) {
  document.querySelector(".no-script").textContent = "Every heading, command, setting and type, by its letter:";
  const query = new URLSearchParams(window.location.search).get("q");
  if (query && query.trim()) showResults(query.trim());
}
