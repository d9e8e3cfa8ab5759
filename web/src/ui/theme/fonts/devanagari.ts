import './devanagari.css';
