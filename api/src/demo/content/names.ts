/** First and last names of a community with its language. */
export type Community = {
  language: string;
  girls: readonly string[];
  boys: readonly string[];
  surnames: readonly string[];
};

/** A list as comma-separated text, for short source lines. */
const list = (text: string): string[] => text.split(', ');

export const COMMUNITIES = {
  marathi: {
    language: 'Marathi',
    girls: list('Sneha, Gauri, Mrunal, Sayali, Neha, Vaishnavi, Tanvi, Rutuja, Swarali, Isha'),
    boys: list('Rohan, Aditya, Omkar, Soham, Tejas, Kabir, Atharva, Yash, Pranav, Shreyas'),
    surnames: list(
      'Pawar, Gaikwad, Joshi, Patil, Kulkarni, Jadhav, Shinde, Bhosale, Kale, Gokhale',
    ),
  },
  gujarati: {
    language: 'Gujarati',
    girls: list('Hetal, Riya, Krupa, Dhwani, Janki, Mansi, Foram'),
    boys: list('Devansh, Harsh, Jay, Parth, Meet, Dhruv, Vivaan'),
    surnames: list('Mehta, Patel, Shah, Desai, Trivedi, Solanki, Parmar'),
  },
  punjabi: {
    language: 'Punjabi',
    girls: list('Harleen, Jasleen, Simran, Navneet, Manpreet, Gurnoor'),
    boys: list('Gurpreet, Arshdeep, Harjot, Jaskaran, Ranveer, Tejinder'),
    surnames: list('Singh Gill, Sandhu, Dhillon, Bedi, Grewal, Singh Bajwa'),
  },
  hindi: {
    language: 'Hindi',
    girls: list('Anjali, Shreya, Khushi, Pooja, Nandini, Divya, Aarohi, Ritika, Palak, Shivani'),
    boys: list('Aryan, Shivam, Ayush, Kartik, Utkarsh, Mohit, Vikas, Anurag, Prateek, Abhay'),
    surnames: list(
      'Sharma, Verma, Yadav, Mishra, Tiwari, Chauhan, Kushwaha, Saxena, Paswan, Rawat',
    ),
  },
  rajasthani: {
    language: 'Hindi',
    girls: list('Bhavya, Kritika, Mahima, Tanisha, Kavya'),
    boys: list('Lakshya, Rudra, Himmat, Naman, Bhanu'),
    surnames: list('Rathore, Shekhawat, Meena, Jain, Choudhary'),
  },
  bengali: {
    language: 'Bengali',
    girls: list('Ishita, Sreya, Ankita, Moumita, Debolina, Titli'),
    boys: list('Arnab, Sourav, Rishav, Debjit, Anirban, Subhro'),
    surnames: list('Banerjee, Ghosh, Mukherjee, Das, Sarkar, Mondal'),
  },
  odia: {
    language: 'Odia',
    girls: list('Subhashree, Lipsa, Itishree, Pragyan'),
    boys: list('Biswajit, Satyajit, Soumya Ranjan, Chinmay'),
    surnames: list('Mohanty, Sahoo, Behera, Panda'),
  },
  assamese: {
    language: 'Assamese',
    girls: list('Jonali, Pallabi, Nilakshi, Barsha'),
    boys: list('Bhaskar, Pranjal, Hrishikesh, Dipankar'),
    surnames: list('Borah, Kalita, Saikia, Deka'),
  },
  northeastern: {
    language: 'English',
    girls: list('Daphisha, Lalrinpuii, Rida, Thoibi, Mebanroi'),
    boys: list('Banlam, Lalremruata, Kitbok, Tomba, Wanphrang'),
    surnames: list('Lyngdoh, Hmar, Nongrum, Marak, Syiem'),
  },
  himalayan: {
    language: 'English',
    girls: list('Tenzin, Diki, Pema, Yangchen'),
    boys: list('Karma, Norbu, Sonam, Tashi'),
    surnames: list('Dolma, Bhutia, Lepcha, Sherpa'),
  },
  tamil: {
    language: 'Tamil',
    girls: list('Lakshmi, Kavitha, Yazhini, Nivedha, Meenakshi, Abirami, Swetha'),
    boys: list('Arun, Karthik, Surya, Vignesh, Hari Prasad, Sanjay, Kathiravan'),
    surnames: list(
      'Venkataraman, Murugesan, Subramanian, Selvam, Rajendran, Palaniswamy, Krishnamurthy',
    ),
  },
  telugu: {
    language: 'Telugu',
    girls: list('Harika, Sravani, Keerthana, Bhavana, Manasa, Sahithi'),
    boys: list('Sai Teja, Nikhil, Charan, Vamsi, Rakesh, Abhinav'),
    surnames: list('Reddy, Naidu, Rao, Chowdary, Goud, Varma'),
  },
  kannada: {
    language: 'Kannada',
    girls: list('Chaitra, Sinchana, Ananya, Deeksha, Spoorthi'),
    boys: list('Prajwal, Chirag, Manoj, Darshan, Tejasvi'),
    surnames: list('Gowda, Hegde, Shetty, Bhat, Kamath'),
  },
  malayali: {
    language: 'Malayalam',
    girls: list('Anjana, Gayathri, Devika, Parvathy, Aparna'),
    boys: list('Aarav, Gokul, Adwaith, Vishnu, Hari'),
    surnames: list('Nair, Menon, Pillai, Nambiar, Warrier'),
  },
  syrianChristian: {
    language: 'Malayalam',
    girls: list('Anna, Rosmin, Treesa, Merin'),
    boys: list('Jerin, Alwin, Basil, Thomas'),
    surnames: list('Kurian, Varghese, Chacko, Mathew'),
  },
  goan: {
    language: 'Konkani',
    girls: list('Alisha, Nerissa, Sharon, Delphine'),
    boys: list('Aaron, Savio, Joel, Lester'),
    surnames: list("D'Souza, Fernandes, Pereira, Rodrigues"),
  },
  muslim: {
    language: 'Urdu',
    girls: list('Zoya, Ayesha, Sana, Mehreen, Nida, Alina, Rukhsar, Iqra'),
    boys: list('Faizan, Zaid, Imran, Ayaan, Saad, Danish, Rehan, Arham'),
    surnames: list('Shaikh, Ansari, Khan, Siddiqui, Pathan, Qureshi, Mirza, Sayyed'),
  },
  parsi: {
    language: 'Gujarati',
    girls: list('Freya, Zenobia, Delnaz'),
    boys: list('Cyrus, Farhad, Rustom'),
    surnames: list('Irani, Daruwala, Mistry'),
  },
} satisfies Record<string, Community>;

export type CommunityName = keyof typeof COMMUNITIES;
