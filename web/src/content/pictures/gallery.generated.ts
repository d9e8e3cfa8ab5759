// Written by web/art/make.mjs.
import type { PictureSource } from '../../ui/Picture.tsx';
import nationalEducator400avif from './gallery/national-educator-400.avif?no-inline';
import nationalEducator800avif from './gallery/national-educator-800.avif?no-inline';
import nationalEducator1200avif from './gallery/national-educator-1200.avif?no-inline';
import nationalEducator400webp from './gallery/national-educator-400.webp?no-inline';
import nationalEducator800webp from './gallery/national-educator-800.webp?no-inline';
import nationalEducator1200webp from './gallery/national-educator-1200.webp?no-inline';
import ruralLamp400avif from './gallery/rural-lamp-400.avif?no-inline';
import ruralLamp800avif from './gallery/rural-lamp-800.avif?no-inline';
import ruralLamp1200avif from './gallery/rural-lamp-1200.avif?no-inline';
import ruralLamp400webp from './gallery/rural-lamp-400.webp?no-inline';
import ruralLamp800webp from './gallery/rural-lamp-800.webp?no-inline';
import ruralLamp1200webp from './gallery/rural-lamp-1200.webp?no-inline';
import stateMentor400avif from './gallery/state-mentor-400.avif?no-inline';
import stateMentor800avif from './gallery/state-mentor-800.avif?no-inline';
import stateMentor1200avif from './gallery/state-mentor-1200.avif?no-inline';
import stateMentor400webp from './gallery/state-mentor-400.webp?no-inline';
import stateMentor800webp from './gallery/state-mentor-800.webp?no-inline';
import stateMentor1200webp from './gallery/state-mentor-1200.webp?no-inline';
import youngScientists400avif from './gallery/young-scientists-400.avif?no-inline';
import youngScientists800avif from './gallery/young-scientists-800.avif?no-inline';
import youngScientists1200avif from './gallery/young-scientists-1200.avif?no-inline';
import youngScientists400webp from './gallery/young-scientists-400.webp?no-inline';
import youngScientists800webp from './gallery/young-scientists-800.webp?no-inline';
import youngScientists1200webp from './gallery/young-scientists-1200.webp?no-inline';
import innovationStar400avif from './gallery/innovation-star-400.avif?no-inline';
import innovationStar800avif from './gallery/innovation-star-800.avif?no-inline';
import innovationStar1200avif from './gallery/innovation-star-1200.avif?no-inline';
import innovationStar400webp from './gallery/innovation-star-400.webp?no-inline';
import innovationStar800webp from './gallery/innovation-star-800.webp?no-inline';
import innovationStar1200webp from './gallery/innovation-star-1200.webp?no-inline';
import citizensAward400avif from './gallery/citizens-award-400.avif?no-inline';
import citizensAward800avif from './gallery/citizens-award-800.avif?no-inline';
import citizensAward1200avif from './gallery/citizens-award-1200.avif?no-inline';
import citizensAward400webp from './gallery/citizens-award-400.webp?no-inline';
import citizensAward800webp from './gallery/citizens-award-800.webp?no-inline';
import citizensAward1200webp from './gallery/citizens-award-1200.webp?no-inline';
import teamHonour400avif from './gallery/team-honour-400.avif?no-inline';
import teamHonour800avif from './gallery/team-honour-800.avif?no-inline';
import teamHonour1200avif from './gallery/team-honour-1200.avif?no-inline';
import teamHonour400webp from './gallery/team-honour-400.webp?no-inline';
import teamHonour800webp from './gallery/team-honour-800.webp?no-inline';
import teamHonour1200webp from './gallery/team-honour-1200.webp?no-inline';
import honourShelf400avif from './gallery/honour-shelf-400.avif?no-inline';
import honourShelf800avif from './gallery/honour-shelf-800.avif?no-inline';
import honourShelf1200avif from './gallery/honour-shelf-1200.avif?no-inline';
import honourShelf400webp from './gallery/honour-shelf-400.webp?no-inline';
import honourShelf800webp from './gallery/honour-shelf-800.webp?no-inline';
import honourShelf1200webp from './gallery/honour-shelf-1200.webp?no-inline';
import streamSeminar400avif from './gallery/stream-seminar-400.avif?no-inline';
import streamSeminar800avif from './gallery/stream-seminar-800.avif?no-inline';
import streamSeminar1200avif from './gallery/stream-seminar-1200.avif?no-inline';
import streamSeminar400webp from './gallery/stream-seminar-400.webp?no-inline';
import streamSeminar800webp from './gallery/stream-seminar-800.webp?no-inline';
import streamSeminar1200webp from './gallery/stream-seminar-1200.webp?no-inline';
import parentsEvening400avif from './gallery/parents-evening-400.avif?no-inline';
import parentsEvening800avif from './gallery/parents-evening-800.avif?no-inline';
import parentsEvening1200avif from './gallery/parents-evening-1200.avif?no-inline';
import parentsEvening400webp from './gallery/parents-evening-400.webp?no-inline';
import parentsEvening800webp from './gallery/parents-evening-800.webp?no-inline';
import parentsEvening1200webp from './gallery/parents-evening-1200.webp?no-inline';
import careerFair400avif from './gallery/career-fair-400.avif?no-inline';
import careerFair800avif from './gallery/career-fair-800.avif?no-inline';
import careerFair1200avif from './gallery/career-fair-1200.avif?no-inline';
import careerFair400webp from './gallery/career-fair-400.webp?no-inline';
import careerFair800webp from './gallery/career-fair-800.webp?no-inline';
import careerFair1200webp from './gallery/career-fair-1200.webp?no-inline';
import roboticsDay400avif from './gallery/robotics-day-400.avif?no-inline';
import roboticsDay800avif from './gallery/robotics-day-800.avif?no-inline';
import roboticsDay1200avif from './gallery/robotics-day-1200.avif?no-inline';
import roboticsDay400webp from './gallery/robotics-day-400.webp?no-inline';
import roboticsDay800webp from './gallery/robotics-day-800.webp?no-inline';
import roboticsDay1200webp from './gallery/robotics-day-1200.webp?no-inline';
import villageTalk400avif from './gallery/village-talk-400.avif?no-inline';
import villageTalk800avif from './gallery/village-talk-800.avif?no-inline';
import villageTalk1200avif from './gallery/village-talk-1200.avif?no-inline';
import villageTalk400webp from './gallery/village-talk-400.webp?no-inline';
import villageTalk800webp from './gallery/village-talk-800.webp?no-inline';
import villageTalk1200webp from './gallery/village-talk-1200.webp?no-inline';
import panel400avif from './gallery/panel-400.avif?no-inline';
import panel800avif from './gallery/panel-800.avif?no-inline';
import panel1200avif from './gallery/panel-1200.avif?no-inline';
import panel400webp from './gallery/panel-400.webp?no-inline';
import panel800webp from './gallery/panel-800.webp?no-inline';
import panel1200webp from './gallery/panel-1200.webp?no-inline';
import kites400avif from './gallery/kites-400.avif?no-inline';
import kites800avif from './gallery/kites-800.avif?no-inline';
import kites1200avif from './gallery/kites-1200.avif?no-inline';
import kites400webp from './gallery/kites-400.webp?no-inline';
import kites800webp from './gallery/kites-800.webp?no-inline';
import kites1200webp from './gallery/kites-1200.webp?no-inline';
import marathiDaily400avif from './gallery/marathi-daily-400.avif?no-inline';
import marathiDaily800avif from './gallery/marathi-daily-800.avif?no-inline';
import marathiDaily1200avif from './gallery/marathi-daily-1200.avif?no-inline';
import marathiDaily400webp from './gallery/marathi-daily-400.webp?no-inline';
import marathiDaily800webp from './gallery/marathi-daily-800.webp?no-inline';
import marathiDaily1200webp from './gallery/marathi-daily-1200.webp?no-inline';
import radioHour400avif from './gallery/radio-hour-400.avif?no-inline';
import radioHour800avif from './gallery/radio-hour-800.avif?no-inline';
import radioHour1200avif from './gallery/radio-hour-1200.avif?no-inline';
import radioHour400webp from './gallery/radio-hour-400.webp?no-inline';
import radioHour800webp from './gallery/radio-hour-800.webp?no-inline';
import radioHour1200webp from './gallery/radio-hour-1200.webp?no-inline';
import television400avif from './gallery/television-400.avif?no-inline';
import television800avif from './gallery/television-800.avif?no-inline';
import television1200avif from './gallery/television-1200.avif?no-inline';
import television400webp from './gallery/television-400.webp?no-inline';
import television800webp from './gallery/television-800.webp?no-inline';
import television1200webp from './gallery/television-1200.webp?no-inline';
import magazine400avif from './gallery/magazine-400.avif?no-inline';
import magazine800avif from './gallery/magazine-800.avif?no-inline';
import magazine1200avif from './gallery/magazine-1200.avif?no-inline';
import magazine400webp from './gallery/magazine-400.webp?no-inline';
import magazine800webp from './gallery/magazine-800.webp?no-inline';
import magazine1200webp from './gallery/magazine-1200.webp?no-inline';
import podcast400avif from './gallery/podcast-400.avif?no-inline';
import podcast800avif from './gallery/podcast-800.avif?no-inline';
import podcast1200avif from './gallery/podcast-1200.avif?no-inline';
import podcast400webp from './gallery/podcast-400.webp?no-inline';
import podcast800webp from './gallery/podcast-800.webp?no-inline';
import podcast1200webp from './gallery/podcast-1200.webp?no-inline';
import pressTable400avif from './gallery/press-table-400.avif?no-inline';
import pressTable800avif from './gallery/press-table-800.avif?no-inline';
import pressTable1200avif from './gallery/press-table-1200.avif?no-inline';
import pressTable400webp from './gallery/press-table-400.webp?no-inline';
import pressTable800webp from './gallery/press-table-800.webp?no-inline';
import pressTable1200webp from './gallery/press-table-1200.webp?no-inline';
import wallNewspaper400avif from './gallery/wall-newspaper-400.avif?no-inline';
import wallNewspaper800avif from './gallery/wall-newspaper-800.avif?no-inline';
import wallNewspaper1200avif from './gallery/wall-newspaper-1200.avif?no-inline';
import wallNewspaper400webp from './gallery/wall-newspaper-400.webp?no-inline';
import wallNewspaper800webp from './gallery/wall-newspaper-800.webp?no-inline';
import wallNewspaper1200webp from './gallery/wall-newspaper-1200.webp?no-inline';
import sahyadri400avif from './gallery/sahyadri-400.avif?no-inline';
import sahyadri800avif from './gallery/sahyadri-800.avif?no-inline';
import sahyadri1200avif from './gallery/sahyadri-1200.avif?no-inline';
import sahyadri400webp from './gallery/sahyadri-400.webp?no-inline';
import sahyadri800webp from './gallery/sahyadri-800.webp?no-inline';
import sahyadri1200webp from './gallery/sahyadri-1200.webp?no-inline';
import designSchool400avif from './gallery/design-school-400.avif?no-inline';
import designSchool800avif from './gallery/design-school-800.avif?no-inline';
import designSchool1200avif from './gallery/design-school-1200.avif?no-inline';
import designSchool400webp from './gallery/design-school-400.webp?no-inline';
import designSchool800webp from './gallery/design-school-800.webp?no-inline';
import designSchool1200webp from './gallery/design-school-1200.webp?no-inline';
import hillCampus400avif from './gallery/hill-campus-400.avif?no-inline';
import hillCampus800avif from './gallery/hill-campus-800.avif?no-inline';
import hillCampus1200avif from './gallery/hill-campus-1200.avif?no-inline';
import hillCampus400webp from './gallery/hill-campus-400.webp?no-inline';
import hillCampus800webp from './gallery/hill-campus-800.webp?no-inline';
import hillCampus1200webp from './gallery/hill-campus-1200.webp?no-inline';
import clockTower400avif from './gallery/clock-tower-400.avif?no-inline';
import clockTower800avif from './gallery/clock-tower-800.avif?no-inline';
import clockTower1200avif from './gallery/clock-tower-1200.avif?no-inline';
import clockTower400webp from './gallery/clock-tower-400.webp?no-inline';
import clockTower800webp from './gallery/clock-tower-800.webp?no-inline';
import clockTower1200webp from './gallery/clock-tower-1200.webp?no-inline';
import chemistry400avif from './gallery/chemistry-400.avif?no-inline';
import chemistry800avif from './gallery/chemistry-800.avif?no-inline';
import chemistry1200avif from './gallery/chemistry-1200.avif?no-inline';
import chemistry400webp from './gallery/chemistry-400.webp?no-inline';
import chemistry800webp from './gallery/chemistry-800.webp?no-inline';
import chemistry1200webp from './gallery/chemistry-1200.webp?no-inline';
import library400avif from './gallery/library-400.avif?no-inline';
import library800avif from './gallery/library-800.avif?no-inline';
import library1200avif from './gallery/library-1200.avif?no-inline';
import library400webp from './gallery/library-400.webp?no-inline';
import library800webp from './gallery/library-800.webp?no-inline';
import library1200webp from './gallery/library-1200.webp?no-inline';
import observatory400avif from './gallery/observatory-400.avif?no-inline';
import observatory800avif from './gallery/observatory-800.avif?no-inline';
import observatory1200avif from './gallery/observatory-1200.avif?no-inline';
import observatory400webp from './gallery/observatory-400.webp?no-inline';
import observatory800webp from './gallery/observatory-800.webp?no-inline';
import observatory1200webp from './gallery/observatory-1200.webp?no-inline';
import counsellorDiploma400avif from './gallery/counsellor-diploma-400.avif?no-inline';
import counsellorDiploma800avif from './gallery/counsellor-diploma-800.avif?no-inline';
import counsellorDiploma1200avif from './gallery/counsellor-diploma-1200.avif?no-inline';
import counsellorDiploma400webp from './gallery/counsellor-diploma-400.webp?no-inline';
import counsellorDiploma800webp from './gallery/counsellor-diploma-800.webp?no-inline';
import counsellorDiploma1200webp from './gallery/counsellor-diploma-1200.webp?no-inline';
import psychometrics400avif from './gallery/psychometrics-400.avif?no-inline';
import psychometrics800avif from './gallery/psychometrics-800.avif?no-inline';
import psychometrics1200avif from './gallery/psychometrics-1200.avif?no-inline';
import psychometrics400webp from './gallery/psychometrics-400.webp?no-inline';
import psychometrics800webp from './gallery/psychometrics-800.webp?no-inline';
import psychometrics1200webp from './gallery/psychometrics-1200.webp?no-inline';
import wellbeing400avif from './gallery/wellbeing-400.avif?no-inline';
import wellbeing800avif from './gallery/wellbeing-800.avif?no-inline';
import wellbeing1200avif from './gallery/wellbeing-1200.avif?no-inline';
import wellbeing400webp from './gallery/wellbeing-400.webp?no-inline';
import wellbeing800webp from './gallery/wellbeing-800.webp?no-inline';
import wellbeing1200webp from './gallery/wellbeing-1200.webp?no-inline';
import scroll400avif from './gallery/scroll-400.avif?no-inline';
import scroll800avif from './gallery/scroll-800.avif?no-inline';
import scroll1200avif from './gallery/scroll-1200.avif?no-inline';
import scroll400webp from './gallery/scroll-400.webp?no-inline';
import scroll800webp from './gallery/scroll-800.webp?no-inline';
import scroll1200webp from './gallery/scroll-1200.webp?no-inline';
import childSafety400avif from './gallery/child-safety-400.avif?no-inline';
import childSafety800avif from './gallery/child-safety-800.avif?no-inline';
import childSafety1200avif from './gallery/child-safety-1200.avif?no-inline';
import childSafety400webp from './gallery/child-safety-400.webp?no-inline';
import childSafety800webp from './gallery/child-safety-800.webp?no-inline';
import childSafety1200webp from './gallery/child-safety-1200.webp?no-inline';
import dataProtection400avif from './gallery/data-protection-400.avif?no-inline';
import dataProtection800avif from './gallery/data-protection-800.avif?no-inline';
import dataProtection1200avif from './gallery/data-protection-1200.avif?no-inline';
import dataProtection400webp from './gallery/data-protection-400.webp?no-inline';
import dataProtection800webp from './gallery/data-protection-800.webp?no-inline';
import dataProtection1200webp from './gallery/data-protection-1200.webp?no-inline';
import graduates400avif from './gallery/graduates-400.avif?no-inline';
import graduates800avif from './gallery/graduates-800.avif?no-inline';
import graduates1200avif from './gallery/graduates-1200.avif?no-inline';
import graduates400webp from './gallery/graduates-400.webp?no-inline';
import graduates800webp from './gallery/graduates-800.webp?no-inline';
import graduates1200webp from './gallery/graduates-1200.webp?no-inline';

export const galleryPictures = {
  nationalEducator: {
    width: 1200,
    height: 800,
    avif: `${nationalEducator400avif} 400w, ${nationalEducator800avif} 800w, ${nationalEducator1200avif} 1200w`,
    webp: `${nationalEducator400webp} 400w, ${nationalEducator800webp} 800w, ${nationalEducator1200webp} 1200w`,
    src: nationalEducator1200webp,
  },
  ruralLamp: {
    width: 1200,
    height: 1800,
    avif: `${ruralLamp400avif} 400w, ${ruralLamp800avif} 800w, ${ruralLamp1200avif} 1200w`,
    webp: `${ruralLamp400webp} 400w, ${ruralLamp800webp} 800w, ${ruralLamp1200webp} 1200w`,
    src: ruralLamp1200webp,
  },
  stateMentor: {
    width: 1200,
    height: 800,
    avif: `${stateMentor400avif} 400w, ${stateMentor800avif} 800w, ${stateMentor1200avif} 1200w`,
    webp: `${stateMentor400webp} 400w, ${stateMentor800webp} 800w, ${stateMentor1200webp} 1200w`,
    src: stateMentor1200webp,
  },
  youngScientists: {
    width: 1200,
    height: 1800,
    avif: `${youngScientists400avif} 400w, ${youngScientists800avif} 800w, ${youngScientists1200avif} 1200w`,
    webp: `${youngScientists400webp} 400w, ${youngScientists800webp} 800w, ${youngScientists1200webp} 1200w`,
    src: youngScientists1200webp,
  },
  innovationStar: {
    width: 1200,
    height: 800,
    avif: `${innovationStar400avif} 400w, ${innovationStar800avif} 800w, ${innovationStar1200avif} 1200w`,
    webp: `${innovationStar400webp} 400w, ${innovationStar800webp} 800w, ${innovationStar1200webp} 1200w`,
    src: innovationStar1200webp,
  },
  citizensAward: {
    width: 1200,
    height: 1800,
    avif: `${citizensAward400avif} 400w, ${citizensAward800avif} 800w, ${citizensAward1200avif} 1200w`,
    webp: `${citizensAward400webp} 400w, ${citizensAward800webp} 800w, ${citizensAward1200webp} 1200w`,
    src: citizensAward1200webp,
  },
  teamHonour: {
    width: 1200,
    height: 1800,
    avif: `${teamHonour400avif} 400w, ${teamHonour800avif} 800w, ${teamHonour1200avif} 1200w`,
    webp: `${teamHonour400webp} 400w, ${teamHonour800webp} 800w, ${teamHonour1200webp} 1200w`,
    src: teamHonour1200webp,
  },
  honourShelf: {
    width: 1200,
    height: 800,
    avif: `${honourShelf400avif} 400w, ${honourShelf800avif} 800w, ${honourShelf1200avif} 1200w`,
    webp: `${honourShelf400webp} 400w, ${honourShelf800webp} 800w, ${honourShelf1200webp} 1200w`,
    src: honourShelf1200webp,
  },
  streamSeminar: {
    width: 1200,
    height: 800,
    avif: `${streamSeminar400avif} 400w, ${streamSeminar800avif} 800w, ${streamSeminar1200avif} 1200w`,
    webp: `${streamSeminar400webp} 400w, ${streamSeminar800webp} 800w, ${streamSeminar1200webp} 1200w`,
    src: streamSeminar1200webp,
  },
  parentsEvening: {
    width: 1200,
    height: 800,
    avif: `${parentsEvening400avif} 400w, ${parentsEvening800avif} 800w, ${parentsEvening1200avif} 1200w`,
    webp: `${parentsEvening400webp} 400w, ${parentsEvening800webp} 800w, ${parentsEvening1200webp} 1200w`,
    src: parentsEvening1200webp,
  },
  careerFair: {
    width: 1200,
    height: 800,
    avif: `${careerFair400avif} 400w, ${careerFair800avif} 800w, ${careerFair1200avif} 1200w`,
    webp: `${careerFair400webp} 400w, ${careerFair800webp} 800w, ${careerFair1200webp} 1200w`,
    src: careerFair1200webp,
  },
  roboticsDay: {
    width: 1200,
    height: 800,
    avif: `${roboticsDay400avif} 400w, ${roboticsDay800avif} 800w, ${roboticsDay1200avif} 1200w`,
    webp: `${roboticsDay400webp} 400w, ${roboticsDay800webp} 800w, ${roboticsDay1200webp} 1200w`,
    src: roboticsDay1200webp,
  },
  villageTalk: {
    width: 1200,
    height: 800,
    avif: `${villageTalk400avif} 400w, ${villageTalk800avif} 800w, ${villageTalk1200avif} 1200w`,
    webp: `${villageTalk400webp} 400w, ${villageTalk800webp} 800w, ${villageTalk1200webp} 1200w`,
    src: villageTalk1200webp,
  },
  panel: {
    width: 1200,
    height: 800,
    avif: `${panel400avif} 400w, ${panel800avif} 800w, ${panel1200avif} 1200w`,
    webp: `${panel400webp} 400w, ${panel800webp} 800w, ${panel1200webp} 1200w`,
    src: panel1200webp,
  },
  kites: {
    width: 1200,
    height: 800,
    avif: `${kites400avif} 400w, ${kites800avif} 800w, ${kites1200avif} 1200w`,
    webp: `${kites400webp} 400w, ${kites800webp} 800w, ${kites1200webp} 1200w`,
    src: kites1200webp,
  },
  marathiDaily: {
    width: 1200,
    height: 1800,
    avif: `${marathiDaily400avif} 400w, ${marathiDaily800avif} 800w, ${marathiDaily1200avif} 1200w`,
    webp: `${marathiDaily400webp} 400w, ${marathiDaily800webp} 800w, ${marathiDaily1200webp} 1200w`,
    src: marathiDaily1200webp,
  },
  radioHour: {
    width: 1200,
    height: 800,
    avif: `${radioHour400avif} 400w, ${radioHour800avif} 800w, ${radioHour1200avif} 1200w`,
    webp: `${radioHour400webp} 400w, ${radioHour800webp} 800w, ${radioHour1200webp} 1200w`,
    src: radioHour1200webp,
  },
  television: {
    width: 1200,
    height: 800,
    avif: `${television400avif} 400w, ${television800avif} 800w, ${television1200avif} 1200w`,
    webp: `${television400webp} 400w, ${television800webp} 800w, ${television1200webp} 1200w`,
    src: television1200webp,
  },
  magazine: {
    width: 1200,
    height: 800,
    avif: `${magazine400avif} 400w, ${magazine800avif} 800w, ${magazine1200avif} 1200w`,
    webp: `${magazine400webp} 400w, ${magazine800webp} 800w, ${magazine1200webp} 1200w`,
    src: magazine1200webp,
  },
  podcast: {
    width: 1200,
    height: 800,
    avif: `${podcast400avif} 400w, ${podcast800avif} 800w, ${podcast1200avif} 1200w`,
    webp: `${podcast400webp} 400w, ${podcast800webp} 800w, ${podcast1200webp} 1200w`,
    src: podcast1200webp,
  },
  pressTable: {
    width: 1200,
    height: 800,
    avif: `${pressTable400avif} 400w, ${pressTable800avif} 800w, ${pressTable1200avif} 1200w`,
    webp: `${pressTable400webp} 400w, ${pressTable800webp} 800w, ${pressTable1200webp} 1200w`,
    src: pressTable1200webp,
  },
  wallNewspaper: {
    width: 1200,
    height: 800,
    avif: `${wallNewspaper400avif} 400w, ${wallNewspaper800avif} 800w, ${wallNewspaper1200avif} 1200w`,
    webp: `${wallNewspaper400webp} 400w, ${wallNewspaper800webp} 800w, ${wallNewspaper1200webp} 1200w`,
    src: wallNewspaper1200webp,
  },
  sahyadri: {
    width: 1200,
    height: 800,
    avif: `${sahyadri400avif} 400w, ${sahyadri800avif} 800w, ${sahyadri1200avif} 1200w`,
    webp: `${sahyadri400webp} 400w, ${sahyadri800webp} 800w, ${sahyadri1200webp} 1200w`,
    src: sahyadri1200webp,
  },
  designSchool: {
    width: 1200,
    height: 800,
    avif: `${designSchool400avif} 400w, ${designSchool800avif} 800w, ${designSchool1200avif} 1200w`,
    webp: `${designSchool400webp} 400w, ${designSchool800webp} 800w, ${designSchool1200webp} 1200w`,
    src: designSchool1200webp,
  },
  hillCampus: {
    width: 1200,
    height: 800,
    avif: `${hillCampus400avif} 400w, ${hillCampus800avif} 800w, ${hillCampus1200avif} 1200w`,
    webp: `${hillCampus400webp} 400w, ${hillCampus800webp} 800w, ${hillCampus1200webp} 1200w`,
    src: hillCampus1200webp,
  },
  clockTower: {
    width: 1200,
    height: 800,
    avif: `${clockTower400avif} 400w, ${clockTower800avif} 800w, ${clockTower1200avif} 1200w`,
    webp: `${clockTower400webp} 400w, ${clockTower800webp} 800w, ${clockTower1200webp} 1200w`,
    src: clockTower1200webp,
  },
  chemistry: {
    width: 1200,
    height: 800,
    avif: `${chemistry400avif} 400w, ${chemistry800avif} 800w, ${chemistry1200avif} 1200w`,
    webp: `${chemistry400webp} 400w, ${chemistry800webp} 800w, ${chemistry1200webp} 1200w`,
    src: chemistry1200webp,
  },
  library: {
    width: 1200,
    height: 800,
    avif: `${library400avif} 400w, ${library800avif} 800w, ${library1200avif} 1200w`,
    webp: `${library400webp} 400w, ${library800webp} 800w, ${library1200webp} 1200w`,
    src: library1200webp,
  },
  observatory: {
    width: 1200,
    height: 800,
    avif: `${observatory400avif} 400w, ${observatory800avif} 800w, ${observatory1200avif} 1200w`,
    webp: `${observatory400webp} 400w, ${observatory800webp} 800w, ${observatory1200webp} 1200w`,
    src: observatory1200webp,
  },
  counsellorDiploma: {
    width: 1200,
    height: 800,
    avif: `${counsellorDiploma400avif} 400w, ${counsellorDiploma800avif} 800w, ${counsellorDiploma1200avif} 1200w`,
    webp: `${counsellorDiploma400webp} 400w, ${counsellorDiploma800webp} 800w, ${counsellorDiploma1200webp} 1200w`,
    src: counsellorDiploma1200webp,
  },
  psychometrics: {
    width: 1200,
    height: 800,
    avif: `${psychometrics400avif} 400w, ${psychometrics800avif} 800w, ${psychometrics1200avif} 1200w`,
    webp: `${psychometrics400webp} 400w, ${psychometrics800webp} 800w, ${psychometrics1200webp} 1200w`,
    src: psychometrics1200webp,
  },
  wellbeing: {
    width: 1200,
    height: 800,
    avif: `${wellbeing400avif} 400w, ${wellbeing800avif} 800w, ${wellbeing1200avif} 1200w`,
    webp: `${wellbeing400webp} 400w, ${wellbeing800webp} 800w, ${wellbeing1200webp} 1200w`,
    src: wellbeing1200webp,
  },
  scroll: {
    width: 1200,
    height: 1800,
    avif: `${scroll400avif} 400w, ${scroll800avif} 800w, ${scroll1200avif} 1200w`,
    webp: `${scroll400webp} 400w, ${scroll800webp} 800w, ${scroll1200webp} 1200w`,
    src: scroll1200webp,
  },
  childSafety: {
    width: 1200,
    height: 800,
    avif: `${childSafety400avif} 400w, ${childSafety800avif} 800w, ${childSafety1200avif} 1200w`,
    webp: `${childSafety400webp} 400w, ${childSafety800webp} 800w, ${childSafety1200webp} 1200w`,
    src: childSafety1200webp,
  },
  dataProtection: {
    width: 1200,
    height: 800,
    avif: `${dataProtection400avif} 400w, ${dataProtection800avif} 800w, ${dataProtection1200avif} 1200w`,
    webp: `${dataProtection400webp} 400w, ${dataProtection800webp} 800w, ${dataProtection1200webp} 1200w`,
    src: dataProtection1200webp,
  },
  graduates: {
    width: 1200,
    height: 800,
    avif: `${graduates400avif} 400w, ${graduates800avif} 800w, ${graduates1200avif} 1200w`,
    webp: `${graduates400webp} 400w, ${graduates800webp} 800w, ${graduates1200webp} 1200w`,
    src: graduates1200webp,
  },
} satisfies Record<string, PictureSource>;
