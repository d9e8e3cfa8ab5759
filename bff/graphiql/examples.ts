/** What the tabs hold when GraphiQL is opened for the first time. */

const login = `# Welcome to Waymark. This runs as it is: press the button, or Ctrl-Enter.
# Copy the token of the answer into "Headers" of another tab:
#   { "Authorization": "Bearer <token>" }
#
# The demo accounts are admin@, mentor@, student@ and educator@waymark.test.
mutation Login {
  login(input: { email: "admin@waymark.test", password: "waymark-demo" }) {
    token
    user {
      id
      name
      role
    }
    userErrors {
      field
      message
    }
  }
}
`;

const people = `# The first students by name, with club, mentor and progress.
# Needs the token of admin@waymark.test under "Headers" below.
query People {
  students(sort: { field: NAME }, page: { number: 1, size: 5 }) {
    totalCount
    items {
      id
      name
      status
      club {
        name
      }
      mentor {
        name
        specialization
      }
    }
  }
  dashboardCounts {
    students
    educators
    mentors
  }
}
`;

const mentor = `# What a mentor works with. Needs the token of mentor@waymark.test under "Headers" below.
query MentorDashboard {
  mentorDashboard {
    mentor {
      name
      club {
        name
      }
    }
    stats {
      totalStudents
      pendingUpdates
    }
    people {
      items {
        id
        name
        progress {
          percent
          currentStage
        }
      }
    }
  }
}
`;

const token = '{ "Authorization": "Bearer <token>" }\n';

export const tabs = [
  { query: login },
  { query: people, headers: token },
  { query: mentor, headers: token },
];
